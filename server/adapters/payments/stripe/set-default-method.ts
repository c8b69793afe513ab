import type Stripe from 'stripe';

/**
 * Has a payment method charged from now on: the one of a subscription would come before the one of its customer, so
 * it is set on both.
 */
export async function setDefaultMethod(
  stripe: Stripe,
  {
    customerId,
    subscription,
    methodId,
  }: { customerId: string; subscription: Stripe.Subscription | null; methodId: string },
): Promise<void> {
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: methodId } });
  if (subscription !== null && subscription.status !== 'canceled')
    await stripe.subscriptions.update(subscription.id, { default_payment_method: methodId });
}
