import type Stripe from 'stripe';
import { idOf } from './id-of.ts';
import { setDefaultMethod } from './set-default-method.ts';

/** Marks a payment method that has been the newest once: what its owner chooses later stays. */
const known = { parley_known: 'yes' };

/**
 * The payment methods of a customer, oldest first, and which of them is charged. One that is new, whichever page it was added on,
 * becomes the default: it was just given to be charged.
 */
export async function adoptNewMethods(
  stripe: Stripe,
  customer: Stripe.Customer,
  subscription: Stripe.Subscription | null,
): Promise<{ methods: Stripe.PaymentMethod[]; defaultId: string | null }> {
  const all = await stripe.customers
    .listPaymentMethods(customer.id, { type: 'card', limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  const methods = all.sort((left, right) => left.created - right.created || left.id.localeCompare(right.id));
  const fresh = methods.filter(({ metadata }) => metadata?.parley_known === undefined);
  const newest = fresh.at(-1);
  if (newest !== undefined) {
    await setDefaultMethod(stripe, { customerId: customer.id, subscription, methodId: newest.id });
    for (const { id } of fresh) await stripe.paymentMethods.update(id, { metadata: known });
    return { methods, defaultId: newest.id };
  }
  const chosen = customer.invoice_settings.default_payment_method;
  const defaultId = chosen === null ? null : idOf(chosen);
  return { methods, defaultId: methods.some(({ id }) => id === defaultId) ? defaultId : null };
}
