import type { ApiKeyScope } from '#contract/api-keys/api-keys.ts';

export interface SuggestedKey {
  name: string;
  scopes: readonly ApiKeyScope[];
  /** The only agents that it may work with; none for all. */
  agentIds: readonly string[];
}

/** The key that Zapier needs: what its triggers, actions and searches do. */
export const zapierKey: SuggestedKey = {
  name: 'Zapier',
  scopes: ['read', 'chat', 'sources', 'hooks'],
  agentIds: [],
};

/** The key that the page was opened for, by its address: `for=zapier`, or `for=mcp` with an agent. */
export function suggestKey(search: URLSearchParams): SuggestedKey | undefined {
  switch (search.get('for')) {
    case 'zapier':
      return zapierKey;
    case 'mcp':
      return { name: 'MCP', scopes: ['read', 'chat'], agentIds: search.getAll('agent') };
    default:
      return undefined;
  }
}
