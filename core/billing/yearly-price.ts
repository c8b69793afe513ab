import { yearlyDiscountPercent } from '#contract/plans.ts';

/** What a price costs when paid by the year, in cents: for twelve months, and for one of them. */
export function yearlyPrice(monthlyCents: number): { yearCents: number; monthCents: number } {
  const yearCents = Math.round((monthlyCents * 12 * (100 - yearlyDiscountPercent)) / 100);
  return { yearCents, monthCents: Math.round(yearCents / 12) };
}
