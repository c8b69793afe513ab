const lookTabs = ['input', 'action-buttons', 'messages', 'human-form', 'leads-form', 'custom-brand'];

/** Ids of what a workspace has; pages of what is missing are left out. */
export interface ConsoleIds {
  agentId: string;
  conversationId?: string | undefined;
  leadId?: string | undefined;
  /** One that is a website has pages, changes and settings. */
  sourceId?: string | undefined;
  testRunId?: string | undefined;
  webhookId?: string | undefined;
  /** An archive of chats. */
  archiveId?: string | undefined;
}

/** The address of every page behind the guard, with its tabs and panels. */
export function consolePages(ids: ConsoleIds): string[] {
  const agent = `/agents/${ids.agentId}`;
  const each = (id: string | undefined, ...pages: string[]) => (id === undefined ? [] : pages);
  const source = `training-sources/${ids.sourceId}`;
  const archive = `/chatgenie/app/${ids.archiveId}`;
  const ofAgent = [
    ...['overview', 'view-agent', 'analytics', 'messages', 'unanswered', 'leads', 'training-sources'],
    ...['website', 'files', 'text', 'qa', 'notion'].map((kind) => `training-sources?add=${kind}`),
    ...['visual-look', ...lookTabs.map((tab) => `visual-look/${tab}`)],
    ...[
      'contradictions',
      'synonyms',
      'tests',
      'integrations/zapier',
      'integrations/slack',
      'integrations/cal-com',
      'integrations/actions',
      'integrations/actions/new',
      'integrations/mcp',
      'nothing',
    ],
    ...[
      'settings',
      'settings/leads',
      'settings/discover',
      'settings/identity',
      'settings/history',
      'settings/danger-zone',
    ],
    ...each(ids.conversationId, `messages/${ids.conversationId}`),
    ...each(ids.leadId, `leads/${ids.leadId}`),
    ...each(ids.sourceId, source, `${source}/changes`, `${source}/settings`),
    ...each(ids.testRunId, `tests/${ids.testRunId}`),
  ].map((page) => `${agent}/${page}`);
  const tabs = [
    ...['security', 'team', 'inbox', 'saved-replies', 'notifications'],
    ...['api-keys', 'webhooks', 'model-keys', 'privacy', 'audit-log', 'data'],
  ];
  return [
    ...ofAgent,
    ...['/dashboard', '/inbox', '/agents', '/agents/create', '/agents/library', '/agents/analytics'],
    ...[
      '/billing',
      '/billing/plans',
      '/profile',
      '/partner',
      '/partner/clients',
      '/partner/earnings',
      '/partner/white-label',
      '/settings',
    ],
    ...tabs.map((tab) => `/settings/${tab}`),
    ...each(ids.webhookId, `/settings/webhooks/${ids.webhookId}`),
    '/chatgenie/app',
    '/chatgenie/app/plan',
    ...each(
      ids.archiveId,
      archive,
      `${archive}/messages`,
      `${archive}/people`,
      `${archive}/ask`,
      `${archive}/wrapped`,
      `${archive}/legal-export`,
      `${archive}/imports`,
    ),
  ];
}

/** The pages of those who operate the installation, with that of one workspace. */
export function operatorPages(workspaceId: string): string[] {
  const pages = [
    ...['messages', 'chatgenie', 'waitlist', 'emails', 'jobs', 'backups', 'costs', 'prices', 'partners'],
    ...['announcements', 'documentation', 'audit-log'],
  ];
  return ['/operator', ...[`workspaces/${workspaceId}`, ...pages].map((page) => `/operator/${page}`)];
}
