import type Stripe from 'stripe';

/** Whether a subscription ends at a time that is set: ours, or one that was set at Stripe. */
export const isCancelling = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean =>
  cancel_at_period_end || cancel_at !== null;
