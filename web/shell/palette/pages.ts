import { createAgent } from '#contract/agents/agents.endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { paths } from '#contract/page-addresses.ts';

export interface PageCommand {
  label: string;
  /** Of the agent whose console is open; pages of the workspace need none. */
  to: (agentId: string) => string;
  /** Keys pressed one after the other. */
  keys?: string;
  /** Other words that find it. */
  words?: string;
  /** Not there under the host of a partner, which marks its pages so. */
  isOurs?: true;
  /** Listed only for those who may call this. */
  needs?: Pick<Endpoint, 'role'>;
}

/** Pages of the workspace and of the account. */
export const workspacePages: readonly PageCommand[] = [
  { label: 'Dashboard', to: () => paths.dashboard, keys: 'g d', words: 'home start attention' },
  { label: 'Inbox', to: () => paths.inbox, keys: 'g x', words: 'conversations messages all agents waiting' },
  { label: 'My AI Agents', to: () => paths.agents, keys: 'g a', words: 'bots' },
  { label: 'Agent Library', to: () => paths.agentLibrary, keys: 'g l', words: 'all agents table templates' },
  { label: 'Create Agent', to: () => paths.createAgent, keys: 'c', words: 'new bot', needs: createAgent },
  { label: 'Analytics of all agents', to: () => paths.agentAnalytics, keys: 'g n', words: 'statistics' },
  { label: 'Billing', to: () => paths.billing, keys: 'g b', words: 'plan usage invoices limits' },
  { label: 'Pricing', to: () => paths.pricing, words: 'plans upgrade add-ons' },
  { label: 'My Profile', to: () => paths.profile, words: 'name company password' },
  {
    label: 'Settings: General',
    to: () => paths.accountSettings(),
    keys: 'g s',
    words: 'theme language time zone',
  },
  {
    label: 'Settings: Security',
    to: () => paths.accountSettings('security'),
    words: 'password two-factor passkey sessions',
  },
  {
    label: 'Settings: Team',
    to: () => paths.accountSettings('team'),
    words: 'members invite roles workspace',
  },
  {
    label: 'Settings: Saved replies',
    to: () => paths.accountSettings('saved-replies'),
    words: 'snippets canned',
  },
  {
    label: 'Settings: Privacy',
    to: () => paths.accountSettings('privacy'),
    words: 'retention erase gdpr cards',
  },
  { label: 'Settings: Notifications', to: () => paths.accountSettings('notifications'), words: 'email' },
  { label: 'Settings: API keys', to: () => paths.accountSettings('api-keys'), words: 'token developer' },
  {
    label: 'Settings: Webhooks',
    to: () => paths.accountSettings('webhooks'),
    words: 'integrations events developer zapier make n8n',
  },
  {
    label: 'Settings: Model keys',
    to: () => paths.accountSettings('model-keys'),
    words: 'language model openai anthropic google provider cost',
  },
  { label: 'Settings: Data', to: () => paths.accountSettings('data'), words: 'export delete account' },
  { label: 'Partner: Referrals', to: () => paths.partner, words: 'referral link commission', isOurs: true },
  { label: 'Partner: Clients', to: () => paths.partnerClients, words: 'client workspaces', isOurs: true },
  { label: 'Documentation', to: () => paths.docs, words: 'help guide' },
  { label: 'Contact', to: () => paths.contact, words: 'help support' },
];

/** Pages of the console of one agent. */
export const agentPages: readonly PageCommand[] = [
  { label: 'Overview', to: paths.overview, keys: 'g o', words: 'status embed code' },
  { label: 'View AI Agent', to: paths.viewAgent, keys: 'g v', words: 'test preview script install' },
  { label: 'Analytics', to: paths.consoleAnalytics, keys: 'g y', words: 'statistics answered' },
  { label: 'Messages', to: paths.messages, keys: 'g m', words: 'conversations inbox threads' },
  { label: 'Unanswered', to: paths.unanswered, keys: 'g u', words: 'gaps questions improve' },
  { label: 'Leads', to: paths.leads, keys: 'g e', words: 'contacts export' },
  { label: 'Training sources', to: paths.trainingSources, keys: 'g t', words: 'website files text add' },
  { label: 'Visual Look', to: paths.visualLook, keys: 'g k', words: 'colour avatar widget design' },
  { label: 'Settings', to: (id) => paths.settings(id), keys: 'g i', words: 'prompt model vibe' },
  { label: 'Settings: Leads', to: (id) => paths.settings(id, 'leads'), words: 'form email name phone' },
  { label: 'Settings: Discover', to: (id) => paths.settings(id, 'discover'), words: 'public page username' },
  {
    label: 'Settings: Identity',
    to: (id) => paths.settings(id, 'identity'),
    words: 'secret token signed in visitor',
  },
  {
    label: 'Settings: History',
    to: (id) => paths.settings(id, 'history'),
    words: 'versions changes undo go back',
  },
  { label: 'Settings: Danger Zone', to: (id) => paths.settings(id, 'danger-zone'), words: 'delete agent' },
  { label: 'Zapier', to: (id) => paths.integration(id, 'zapier'), words: 'integrations' },
  {
    label: 'Slack',
    to: (id) => paths.integration(id, 'slack'),
    words: 'integrations channel notify lead request',
  },
  {
    label: 'Cal.com',
    to: (id) => paths.integration(id, 'cal-com'),
    words: 'integrations booking calendar call',
  },
  {
    label: 'Actions',
    to: (id) => paths.integration(id, 'actions'),
    words: 'integrations tools http order lookup',
  },
  {
    label: 'MCP',
    to: (id) => paths.integration(id, 'mcp'),
    words: 'integrations model context protocol server claude cursor chatgpt inspector',
  },
];
