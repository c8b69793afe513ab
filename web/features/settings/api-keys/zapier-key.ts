import type { ApiKeyScope } from '#contract/api-keys/api-keys.ts';

export interface SuggestedKey {
  name: string;
  scopes: readonly ApiKeyScope[];
}

/** The key that Zapier needs: what its triggers, actions and searches do. */
export const zapierKey: SuggestedKey = { name: 'Zapier', scopes: ['read', 'chat', 'sources', 'hooks'] };
