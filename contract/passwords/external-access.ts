/**
 * What members set up in a workspace that lets somebody in, or sends data elsewhere or takes it from there, each as sentences
 * name it. A reset of the password can remove what the user has set up of all of them.
 */
export const externalAccessNames = {
  'api-keys': 'API keys',
  webhooks: 'webhooks',
  actions: 'actions of agents',
  'tool-servers': 'remote MCP servers',
  'identity-secrets': 'identity secrets',
  'model-keys': 'model keys',
  notion: 'connections to Notion',
  'cal-com': 'connections to Cal.com',
  slack: 'connections to Slack',
  'reply-addresses': 'addresses for visitors’ answers',
  'white-labels': 'white label domains (until they are checked again)',
} as const;
export type ExternalAccessKind = keyof typeof externalAccessNames;

/** All of them, within a sentence. */
export const externalAccessList = new Intl.ListFormat('en-GB').format(Object.values(externalAccessNames));
