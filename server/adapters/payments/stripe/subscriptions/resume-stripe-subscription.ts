import type Stripe from 'stripe';
import { isCancelling } from './is-cancelling.ts';

/** Takes a cancellation back. */
export async function resumeStripeSubscription(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<void> {
  if (isCancelling(subscription))
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
}
