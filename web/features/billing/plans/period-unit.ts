import type { BillingPeriod } from '#contract/plans.ts';

/** What a price is for. */
export const periodUnit: Record<BillingPeriod, string> = { monthly: 'month', yearly: 'year' };
