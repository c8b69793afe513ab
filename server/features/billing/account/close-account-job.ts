/** Ends at the provider what a workspace that is deleted paid for. */
export const closeAccountJob = 'billing.close-account';
