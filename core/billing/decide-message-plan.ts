import type { MessagePlanId } from '#contract/chat-archives/chat-archives.ts';
import type { Order, Subscription } from './billing-account.ts';
import { isPersonalPlan } from './is-personal-plan.ts';

/** The plan of ChatGenie that a user's subscription gives: Pro while it is paid or in grace. */
export function decideMessagePlan(
  subscription: (Pick<Subscription, 'state'> & { order: Order }) | null,
): MessagePlanId {
  if (subscription === null || !isPersonalPlan(subscription.order.plan)) return 'free';
  return subscription.state === 'active' || subscription.state === 'past-due' ? 'pro' : 'free';
}
