import { addOns } from '#contract/plans.ts';
import { listAddOns } from '#core/plans/list-add-ons.ts';
import type { Order } from './billing-account.ts';
import { soldPlan } from './sold-plan.ts';

/** Pro with 2 × Extra Messages; an order of add-ons alone is named by them. */
export function describeOrder({ plan, addOns: quantities }: Order): string {
  const owned = listAddOns(quantities).map(({ id, quantity }) => {
    const name = addOns.find((addOn) => addOn.id === id)?.name ?? id;
    return quantity > 1 ? `${quantity} × ${name}` : name;
  });
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(owned);
  const { name, priceCents } = soldPlan(plan);
  if (priceCents === 0 && list !== '') return list;
  return list === '' ? name : `${name} with ${list}`;
}
