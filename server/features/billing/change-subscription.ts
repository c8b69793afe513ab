import type { WorkspaceOrder } from '#core/billing/billing-account.ts';
import { describeOrder } from '#core/billing/describe-order.ts';
import type { Context } from '#server/context.ts';
import { PaymentProblem } from '#server/ports/payment-problem.ts';
import { changeAccount } from './account/change-account.ts';
import { checkOrder } from './check-order.ts';

/**
 * Changes what a workspace subscribes to. `conflict` where it costs more than the buyer was shown, as after a new period has
 * begun, or would wait for the end of the period in place of being paid now, as after a change in another window: nothing is
 * changed then.
 */
export async function changeSubscription(
  ctx: Context,
  { shownCents, ...order }: WorkspaceOrder & { shownCents?: number | undefined },
): Promise<void> {
  checkOrder(order);
  await changeAccount(
    ctx,
    async (payments, given) => {
      if (shownCents !== undefined) {
        const { dueCents, lines, isImmediate } = await payments.preview(given.customerId, order);
        // The seconds that have passed change how each line is rounded.
        const isMore = dueCents - shownCents > lines.length;
        if (isMore || (shownCents > 0 && !isImmediate)) throw new PaymentProblem('costs-other');
      }
      await payments.change({ ...given, order });
    },
    {
      action: 'subscription.changed',
      details: { order: describeOrder(order), period: order.period },
    },
  );
}
