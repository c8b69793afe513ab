import { addOns } from '#contract/plans.ts';
import type { WorkspaceOrder } from '#core/billing/billing-account.ts';
import { priceOrder } from '#core/billing/price-order.ts';
import { failure } from '#server/failure.ts';
import { PaymentProblem } from '#server/ports/payment-problem.ts';
import { explainProblem } from './explain-problem.ts';

/** Throws `invalid-input` for more of an add-on than one workspace may have, `cannot-process` for an order that costs nothing. */
export function checkOrder(order: WorkspaceOrder): void {
  for (const { id, name, maximum } of addOns) {
    if ((order.addOns[id] ?? 0) <= maximum) continue;
    throw failure('invalid-input', {
      details: { [`addOns.${id}`]: `${name} can be added up to ${maximum} times.` },
    });
  }
  if (priceOrder(order).length === 0) throw explainProblem(new PaymentProblem('costs-nothing'));
}
