/** Reads the account of a workspace at the provider: see `syncAccount`. */
export const syncAccountJob = 'billing.sync-account';
