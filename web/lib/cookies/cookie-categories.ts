/** Categories of cookies that need consent, by the keys under which the decision is stored. */
export const optionalCategories = ['analytics', 'marketing', 'functional'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/** The banner and the policy of /cookies each have names of their own for the same categories. */
export const categoryTexts: Record<
  'necessary' | OptionalCategory,
  { banner: string; policy: string; description: string }
> = {
  necessary: {
    banner: 'Necessary',
    policy: 'Essential',
    description: 'Sign-in, security, and this choice. Always on.',
  },
  analytics: {
    banner: 'Analytics',
    policy: 'Performance',
    description: 'Measure how pages are used so we can improve them.',
  },
  marketing: {
    banner: 'Marketing',
    policy: 'Advertising',
    description: 'Choose ads and measure their effect.',
  },
  functional: {
    banner: 'Functional',
    policy: 'Functional',
    description: 'Extra features you didn’t explicitly ask for.',
  },
};
