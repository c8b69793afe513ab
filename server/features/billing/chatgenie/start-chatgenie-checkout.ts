import type { Order } from '#core/billing/billing-account.ts';
import { describeOrder } from '#core/billing/describe-order.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { isGivenPro } from '#server/features/chat-archives/quota/is-given-pro.ts';
import { PaymentProblem } from '#server/ports/payment-problem.ts';
import { leadToProvider } from './lead-to-provider.ts';

const pro: Order = { plan: 'chatgenie-pro', period: 'monthly', addOns: {} };

/** The page on which a user pays for ChatGenie Pro. `conflict` where they have it already. */
export async function startChatgenieCheckout(services: Services, userId: string): Promise<{ url: string }> {
  if (await isGivenPro(services, userId))
    throw failure('conflict', { message: 'You already have ChatGenie Pro, and pay nothing for it.' });
  const page = await leadToProvider(services, userId, async (payments, given) => {
    const { subscription } = await payments.read(given.customerId);
    if (subscription !== null && subscription.state !== 'ended')
      throw new PaymentProblem('subscribed-already');
    return payments.startCheckout({ ...given, order: pro });
  });
  const details = { order: describeOrder(pro), period: pro.period };
  await recordAudit(services, { action: 'checkout.opened', workspaceId: null, userId, details });
  return page;
}
