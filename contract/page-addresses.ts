import type { PageStatus } from './sources/sources.ts';

/** Tabs of an agent's look. */
export type LookTab =
  | 'general'
  | 'input'
  | 'action-buttons'
  | 'messages'
  | 'human-form'
  | 'leads-form'
  | 'custom-brand';

/** The address of every page, once: for its route, for links to it, and for emails and sitemaps. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  verifyEmail: '/verify-email',
  invitations: '/invitations',
  /** A trial agent; behind `#`, where no server sees it, the secret of its link. */
  trial: '/try',
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
  /** The pitch and, for a signed-in user, their referral link. */
  partner: '/partner',
  partnerClients: '/partner/clients',
  partnerEarnings: '/partner/earnings',
  partnerWhiteLabel: '/partner/white-label',
  chatgenie: '/chatgenie',
  /** The chat archives of a signed-in user. */
  chatArchives: '/chatgenie/app',
  /** What they pay for ChatGenie. */
  chatgeniePlan: '/chatgenie/app/plan',
  /** One of them; its first tab has the figures. */
  chatArchive: (
    archiveId: string,
    tab: 'figures' | 'messages' | 'people' | 'ask' | 'wrapped' | 'legal-export' | 'imports' = 'figures',
  ) => (tab === 'figures' ? `/chatgenie/app/${archiveId}` : `/chatgenie/app/${archiveId}/${tab}`),
  /** Checks a legal package in the browser. */
  verifyPackage: '/chatgenie/verify',
  /** Cards of a year that a user shares with everybody who has the address. */
  sharedWrapped: (token: string) => `/chatgenie/shared/${token}`,
  /** The picture of a card by its place, from 1, or the one for link previews. */
  sharedPicture: (token: string, name: string) => `/chatgenie/shared/${token}/${name}.png`,
  /** Never an address to go to: the page that the server answers for addresses of nothing. */
  notFound: '/404',
  docs: '/docs',
  docsPage: (slug: string) => `/docs/${slug}`,
  docsMarkdown: (slug: string) => `/docs/markdown/${slug}.md`,
  llms: '/llms.txt',
  /** The picture of a public page in link previews; the build draws it. */
  socialPicture: (path: string) =>
    `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`,
  blog: '/blog',
  blogArticle: (slug: string) => `/blog/${slug}`,
  blogFeed: '/blog/feed.xml',
  privacy: '/privacy',
  cookies: '/cookies',
  terms: '/terms',
  accessibility: '/accessibility',
  /** The page of an agent that its owner made public. */
  publicAgent: (username: string) => `/a/${username}`,
  /** The address of that page as a QR code. */
  publicAgentCode: (username: string) => `/a/${username}/qr.svg`,
  /** The agents that are public. */
  discover: '/discover',
  /** An uploaded picture, by its stored name. */
  picture: (name: string) => `/pictures/${name}`,
  dashboard: '/dashboard',
  profile: '/profile',
  billing: '/billing',
  /** Plans and add-ons of the workspace, to choose and change. */
  plans: '/billing/plans',
  choosePlan: (planId: string, period: 'monthly' | 'yearly' = 'monthly') =>
    period === 'monthly' ? `/billing/plans?plan=${planId}` : `/billing/plans?plan=${planId}&period=yearly`,
  accountSettings: (
    tab:
      | 'general'
      | 'security'
      | 'team'
      | 'inbox'
      | 'saved-replies'
      | 'notifications'
      | 'api-keys'
      | 'webhooks'
      | 'model-keys'
      | 'privacy'
      | 'audit-log'
      | 'data' = 'general',
  ) => (tab === 'general' ? '/settings' : `/settings/${tab}`),
  /** What is stored about the visitor of a conversation. */
  personData: (conversationId: string) => `/settings/privacy?conversation=${conversationId}`,
  /** A new API key with what Zapier needs. */
  zapierKey: '/settings/api-keys?for=zapier',
  /** A new API key with what a client of an agent's MCP server needs. */
  mcpKey: (agentId: string) => `/settings/api-keys?for=mcp&agent=${agentId}`,
  /** The log of a webhook. */
  webhook: (webhookId: string) => `/settings/webhooks/${webhookId}`,
  /** Conversations with all agents of the workspace. */
  inbox: '/inbox',
  inboxConversation: (conversationId: string) => `/inbox/${conversationId}`,
  /** For operators of the installation; for everybody else there is nothing. */
  operator: '/operator',
  operatorPage: (
    page:
      | 'messages'
      | 'chatgenie'
      | 'waitlist'
      | 'emails'
      | 'jobs'
      | 'costs'
      | 'prices'
      | 'partners'
      | 'backups'
      | 'announcements'
      | 'documentation'
      | 'audit-log',
  ) => `/operator/${page}`,
  operatedWorkspace: (workspaceId: string) => `/operator/workspaces/${workspaceId}`,
  agents: '/agents',
  createAgent: '/agents/create',
  agentLibrary: '/agents/library',
  agentAnalytics: '/agents/analytics',
  agent: (agentId: string) => `/agents/${agentId}`,
  overview: (agentId: string) => `/agents/${agentId}/overview`,
  viewAgent: (agentId: string) => `/agents/${agentId}/view-agent`,
  consoleAnalytics: (agentId: string) => `/agents/${agentId}/analytics`,
  messages: (agentId: string) => `/agents/${agentId}/messages`,
  conversation: (agentId: string, conversationId: string) => `/agents/${agentId}/messages/${conversationId}`,
  unanswered: (agentId: string) => `/agents/${agentId}/unanswered`,
  contradictions: (agentId: string) => `/agents/${agentId}/contradictions`,
  synonyms: (agentId: string) => `/agents/${agentId}/synonyms`,
  tests: (agentId: string) => `/agents/${agentId}/tests`,
  testRun: (agentId: string, testRunId: string) => `/agents/${agentId}/tests/${testRunId}`,
  leads: (agentId: string) => `/agents/${agentId}/leads`,
  lead: (agentId: string, leadId: string) => `/agents/${agentId}/leads/${leadId}`,
  trainingSources: (agentId: string) => `/agents/${agentId}/training-sources`,
  source: (agentId: string, sourceId: string) => `/agents/${agentId}/training-sources/${sourceId}`,
  sourcePages: (agentId: string, sourceId: string, status: PageStatus) =>
    `/agents/${agentId}/training-sources/${sourceId}?status=${status}`,
  sourceChanges: (agentId: string, sourceId: string) =>
    `/agents/${agentId}/training-sources/${sourceId}/changes`,
  sourceCrawl: (agentId: string, sourceId: string, run: number) =>
    `/agents/${agentId}/training-sources/${sourceId}/changes/${run}`,
  sourcePage: (agentId: string, sourceId: string, pageId: string) =>
    `/agents/${agentId}/training-sources/${sourceId}/pages/${pageId}`,
  sourceSettings: (agentId: string, sourceId: string) =>
    `/agents/${agentId}/training-sources/${sourceId}/settings`,
  visualLook: (agentId: string, tab: LookTab = 'general') =>
    tab === 'general' ? `/agents/${agentId}/visual-look` : `/agents/${agentId}/visual-look/${tab}`,
  integration: (agentId: string, name: 'zapier' | 'slack' | 'cal-com' | 'actions' | 'mcp') =>
    `/agents/${agentId}/integrations/${name}`,
  action: (agentId: string, actionId: string) => `/agents/${agentId}/integrations/actions/${actionId}`,
  settings: (
    agentId: string,
    tab: 'general' | 'leads' | 'discover' | 'identity' | 'history' | 'danger-zone' = 'general',
  ) => (tab === 'general' ? `/agents/${agentId}/settings` : `/agents/${agentId}/settings/${tab}`),
} as const;

/** Search parameter of a referral link: its code. */
export const referralParameter = 'ref';

/** Search parameter that keeps where a signed-out visitor wanted to go. */
export const returnParameter = 'next';
