import type { BillingPeriod } from '#contract/plans.ts';
import { addMonths } from '#core/plans/add-months.ts';

/** When so many periods since the anchor are over. */
export function endOfPeriod(anchor: string, period: BillingPeriod, periods: number): string {
  return addMonths(new Date(anchor), periods * (period === 'yearly' ? 12 : 1)).toISOString();
}
