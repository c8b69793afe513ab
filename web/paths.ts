import type { PageStatus } from '#contract/sources.ts';

/** Every URL of the web, once: what links to it and what routes it read the same line. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  verifyEmail: '/verify-email',
  invitations: '/invitations',
  aiAgents: '/ai-agents',
  analytics: '/analytics',
  automation: '/automation',
  solutions: '/solutions',
  pricing: '/pricing',
  services: '/services',
  serviceAiAgents: '/services/ai-agents',
  serviceConsulting: '/services/consulting',
  serviceIntegration: '/services/integration',
  about: '/about',
  careers: '/careers',
  contact: '/contact',
  security: '/security',
  status: '/status',
  /** The pitch, and for whoever is signed in their referral link. */
  partner: '/partner',
  partnerClients: '/partner/clients',
  chatgenie: '/chatgenie',
  /** Never an address to go to: the page that the server answers for addresses of nothing. */
  notFound: '/404',
  docs: '/docs',
  docsPage: (slug: string) => `/docs/${slug}`,
  blog: '/blog',
  blogArticle: (slug: string) => `/blog/${slug}`,
  blogFeed: '/blog/feed.xml',
  privacy: '/privacy',
  cookies: '/cookies',
  terms: '/terms',
  dashboard: '/dashboard',
  profile: '/profile',
  billing: '/billing',
  choosePlan: (planId: string) => `/billing?plan=${planId}`,
  accountSettings: (
    tab: 'general' | 'security' | 'team' | 'notifications' | 'api-keys' | 'data' = 'general',
  ) => (tab === 'general' ? '/settings' : `/settings/${tab}`),
  agents: '/agents',
  createAgent: '/agents/create',
  agentLibrary: '/agents/library',
  agentAnalytics: '/agents/analytics',
  agent: (agentId: string) => `/agents/${agentId}`,
  overview: (agentId: string) => `/agents/${agentId}/overview`,
  viewAgent: (agentId: string) => `/agents/${agentId}/view-agent`,
  messages: (agentId: string) => `/agents/${agentId}/messages`,
  conversation: (agentId: string, conversationId: string) => `/agents/${agentId}/messages/${conversationId}`,
  leads: (agentId: string) => `/agents/${agentId}/leads`,
  trainingSources: (agentId: string) => `/agents/${agentId}/training-sources`,
  /** Adds a question with its answer: which question, and the page to come back to. */
  addAnswer: (agentId: string, values: { question: string; back: string }) =>
    `/agents/${agentId}/training-sources?${new URLSearchParams({ add: 'qa', ...values })}`,
  source: (agentId: string, sourceId: string) => `/agents/${agentId}/training-sources/${sourceId}`,
  sourcePages: (agentId: string, sourceId: string, status: PageStatus) =>
    `/agents/${agentId}/training-sources/${sourceId}?status=${status}`,
  visualLook: (agentId: string) => `/agents/${agentId}/visual-look`,
  settings: (agentId: string, tab: 'general' | 'leads' | 'danger-zone' = 'general') =>
    tab === 'general' ? `/agents/${agentId}/settings` : `/agents/${agentId}/settings/${tab}`,
} as const;

/** Public pages that the build writes as HTML, readable before any script has run. */
export const prerenderedPaths = [
  paths.home,
  paths.login,
  paths.register,
  paths.pricing,
  paths.signup,
  paths.forgotPassword,
  paths.docs,
  paths.blog,
  paths.blogFeed,
  paths.privacy,
  paths.cookies,
  paths.terms,
  paths.aiAgents,
  paths.analytics,
  paths.automation,
  paths.solutions,
  paths.services,
  paths.serviceAiAgents,
  paths.serviceConsulting,
  paths.serviceIntegration,
  paths.about,
  paths.careers,
  paths.security,
  paths.contact,
  paths.status,
  paths.partner,
  paths.chatgenie,
  paths.notFound,
] as const;

/** Search parameter of a referral link: its code. */
export const referralParameter = 'ref';

/** Search parameter that keeps where a signed-out visitor wanted to go. */
export const returnParameter = 'next';

/** Pages that are for getting in: whoever is in has nothing to do there. */
const accountPages: readonly string[] = [paths.login, paths.register, paths.signup, paths.forgotPassword];

/**
 * Where to go after signing in.
 * @param next value of the return parameter; anything but a path of this site is ignored, so that a link cannot
 *   send somebody who signs in to a foreign page.
 */
export function returnPath(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\t\r\n]/.test(next)) return paths.dashboard;
  const [pathname = ''] = next.split(/[?#]/, 1);
  return accountPages.includes(pathname) ? paths.dashboard : next;
}
