import {
  addOns,
  type BillingPeriod,
  billingPeriods,
  personalPlanIds,
  personalPlans,
  plans,
} from '#contract/plans.ts';
import { yearlyPrice } from './yearly-price.ts';

/** A plan or an add-on as it is sold, for one period. */
export interface Sold {
  /** Of the plan or the add-on. */
  id: string;
  name: string;
  period: BillingPeriod;
  /** Of one of it, for the whole period, before tax. */
  amountCents: number;
}

/** Every plan and add-on that costs something. Plans of users are sold by the month only. */
export function listSold(): Sold[] {
  const ofWorkspaces = [...Object.values(plans), ...addOns]
    .filter(({ priceCents }) => priceCents > 0)
    .flatMap(({ id, name, priceCents }) =>
      billingPeriods.map((period) => ({
        id,
        name,
        period,
        amountCents: period === 'yearly' ? yearlyPrice(priceCents).yearCents : priceCents,
      })),
    );
  const ofUsers = personalPlanIds.map((id) => ({
    id,
    name: personalPlans[id].name,
    period: 'monthly' as const,
    amountCents: personalPlans[id].priceCents,
  }));
  return [...ofWorkspaces, ...ofUsers];
}
