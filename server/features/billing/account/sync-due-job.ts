/** Reads the accounts that are due at the provider. */
export const syncDueJob = 'billing.sync-due';
