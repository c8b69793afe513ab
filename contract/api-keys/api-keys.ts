/** What an API key may do. `admin` includes all others; a key never does more than its creator may at that moment. */
export const apiKeyScopes = ['read', 'chat', 'sources', 'leads', 'hooks', 'admin'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];
