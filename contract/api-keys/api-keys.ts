/** What an API key may do. `admin` includes all others; a key never does more than its creator may at that moment. */
export const apiKeyScopes = ['read', 'chat', 'sources', 'leads', 'hooks', 'admin'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** What can be chosen in the console for how long a key is valid; null for no end. */
export const keyLifetimesDays = [30, 90, 365, null] as const;
export const keyLifetimeMaximumDays = 3_650;

/** Days before its end at which the member whose key it is gets an email. */
export const keyWarningDays = [7, 1] as const;
export type KeyWarningDays = (typeof keyWarningDays)[number];

/** Agents that a key can be limited to. */
export const keyAgentsMaximum = 100;

/** Keys of a workspace that are not revoked. */
export const apiKeysMaximum = 200;
