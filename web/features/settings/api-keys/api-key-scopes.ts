import type { ApiKeyScope } from '#contract/api-keys/api-keys.ts';

/** What each scope of an API key allows, in the order in which they are offered. */
export const apiKeyScopeLabels: Record<ApiKeyScope, string> = {
  read: 'Read agents, sources, conversations and leads',
  chat: 'Ask agents and rate answers',
  sources: 'Add, change and delete sources',
  leads: 'Add, change and delete leads',
  hooks: 'Send events with their data to automation tools such as Zapier',
  admin: 'Everything an admin may do',
};
