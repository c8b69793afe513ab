export const vibes = ['friendly', 'neutral', 'corporate'] as const;
export type Vibe = (typeof vibes)[number];

export const agentStatuses = ['active', 'paused'] as const;

export const colorModes = ['light', 'dark', 'auto'] as const;

export const launcherPositions = ['right', 'left'] as const;

export const defaultMessageColor = '#3b82f6';
export const defaultWelcomeMessage = 'Hi! How can I help you today?';

/** As many as an opened chat shows. */
export const suggestedQuestionCount = 4;

/** A model is named `provider:model`; the two labels of the interface are stable keys that configuration maps. */
export const defaultModel = 'gpt-3.5';

export const descriptionLength = 150;

/** Names that could be taken for the product, its pages or somebody who speaks for it. */
export const reservedUsernames: readonly string[] = [
  'about',
  'admin',
  'administrator',
  'agent',
  'agents',
  'api',
  'app',
  'billing',
  'blog',
  'chat',
  'contact',
  'dashboard',
  'discover',
  'docs',
  'help',
  'login',
  'me',
  'new',
  'official',
  'operator',
  'parley',
  'pricing',
  'privacy',
  'register',
  'root',
  'security',
  'settings',
  'staff',
  'status',
  'support',
  'system',
  'team',
  'terms',
  'widget',
  'www',
];

/** The networks that a public page links to, by the field with the address of the profile. */
export const socialNetworks = {
  socialX: { label: 'X', hosts: ['x.com', 'twitter.com'], example: 'https://x.com/yourname' },
  socialLinkedIn: {
    label: 'LinkedIn',
    hosts: ['linkedin.com'],
    example: 'https://www.linkedin.com/company/yourname',
  },
  socialFacebook: {
    label: 'Facebook',
    hosts: ['facebook.com', 'fb.com'],
    example: 'https://www.facebook.com/yourname',
  },
} as const;
export type SocialField = keyof typeof socialNetworks;

/** What an agent can be started from: `templates.ts` has what each sets. */
export const agentTemplateIds = ['support', 'shop', 'booking', 'internal-help'] as const;
export type AgentTemplateId = (typeof agentTemplateIds)[number];

/** Said of a public page without one. */
export const publicNeedsUsername = 'Choose a username first. It is part of the address of the public page.';
