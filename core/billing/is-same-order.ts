import { addOnIds } from '#contract/plans.ts';
import type { Order } from './billing-account.ts';

/** Whether two orders are for the same. */
export function isSameOrder(left: Order, right: Order): boolean {
  return (
    left.plan === right.plan &&
    left.period === right.period &&
    addOnIds.every((id) => (left.addOns[id] ?? 0) === (right.addOns[id] ?? 0))
  );
}
