import { type AfterLimit, sparePercent } from '#contract/plans.ts';

/**
 * How many messages the embedded engine answers in a month without charge once the limit is reached, as the owner has
 * chosen. `storeQuestion` says the same in SQL. None where messages are unlimited.
 */
export function spareMessagesOf(limit: number | null, afterLimit: AfterLimit): number {
  return limit === null || afterLimit === 'form' ? 0 : Math.floor((limit * sparePercent) / 100);
}
