import { yearlyDiscountPercent } from '#contract/plans.ts';

/**
 * What a price costs when paid by the year, in cents: for twelve months, for one of them, and how much less that is in a
 * year than paid by the month.
 */
export function yearlyPrice(monthlyCents: number): {
  yearCents: number;
  monthCents: number;
  savedCents: number;
} {
  const yearCents = Math.round((monthlyCents * 12 * (100 - yearlyDiscountPercent)) / 100);
  return { yearCents, monthCents: Math.round(yearCents / 12), savedCents: monthlyCents * 12 - yearCents };
}
