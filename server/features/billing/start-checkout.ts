import { paths } from '#contract/page-addresses.ts';
import type { WorkspaceOrder } from '#core/billing/billing-account.ts';
import { describeOrder } from '#core/billing/describe-order.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Context } from '#server/context.ts';
import { PaymentProblem } from '#server/ports/payment-problem.ts';
import { changeAccount } from './account/change-account.ts';
import { openAccount } from './account/open-account.ts';
import { checkOrder } from './check-order.ts';

/** The page on which a first order is paid. `conflict` where there is a subscription already. */
export async function startCheckout(ctx: Context, order: WorkspaceOrder): Promise<{ url: string }> {
  checkOrder(order);
  await openAccount(ctx);
  let url = '';
  await changeAccount(
    ctx,
    async (payments, { customerId, key }) => {
      const { subscription } = await payments.read(customerId);
      if (subscription !== null && subscription.state !== 'ended')
        throw new PaymentProblem('subscribed-already');
      const returnUrl = baseUrl(ctx.config) + paths.billing;
      ({ url } = await payments.startCheckout({ customerId, order, returnUrl, key }));
    },
    { action: 'checkout.opened', details: { order: describeOrder(order), period: order.period } },
  );
  return { url };
}
