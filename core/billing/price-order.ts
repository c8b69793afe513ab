import { addOns, type BillingPeriod } from '#contract/plans.ts';
import { listAddOns } from '#core/plans/list-add-ons.ts';
import type { Order } from './billing-account.ts';
import { soldPlan } from './sold-plan.ts';
import { yearlyPrice } from './yearly-price.ts';

export interface PricedItem {
  /** Of the plan or the add-on; unique within an order. */
  id: string;
  name: string;
  quantity: number;
  /** For all of it, in cents a period. */
  amountCents: number;
}

/** What a period costs, item by item, in cents. What costs nothing is no item. Add-ons are paid with the plan, in its period. */
export function priceOrder({ plan, period, addOns: quantities }: Order): PricedItem[] {
  const { name, priceCents } = soldPlan(plan);
  const items: PricedItem[] = [];
  if (priceCents > 0) items.push({ id: plan, name, quantity: 1, amountCents: pricePer(priceCents, period) });
  for (const owned of listAddOns(quantities)) {
    const addOn = addOns.find((each) => each.id === owned.id);
    if (addOn === undefined) continue;
    const { quantity } = owned;
    items.push({
      id: addOn.id,
      name: addOn.name,
      quantity,
      amountCents: pricePer(addOn.priceCents, period) * quantity,
    });
  }
  return items;
}

const pricePer = (monthlyCents: number, period: BillingPeriod): number =>
  period === 'monthly' ? monthlyCents : yearlyPrice(monthlyCents).yearCents;
