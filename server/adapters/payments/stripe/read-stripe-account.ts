import type Stripe from 'stripe';
import { cardBrands } from '#contract/billing/billing.ts';
import type { ProviderAccount, ProviderMethod } from '#server/ports/payments.ts';
import { adoptNewMethods } from './adopt-new-methods.ts';
import type { PriceBook } from './prices/create-price-book.ts';
import { readStripeInvoices } from './read-stripe-invoices.ts';
import { findStripeSubscription } from './subscriptions/find-stripe-subscription.ts';
import { presentStripeSubscription } from './subscriptions/present-stripe-subscription.ts';

/** All that Stripe knows of a customer; nothing of one that was deleted there. */
export async function readStripeAccount(
  stripe: Stripe,
  customerId: string,
  { prices, now }: { prices: PriceBook; now: Date },
): Promise<ProviderAccount> {
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return { subscription: null, methods: [], invoices: [] };
  const subscription = await findStripeSubscription(stripe, customerId);
  const { methods, defaultId } = await adoptNewMethods(stripe, customer, subscription);
  const invoices = await readStripeInvoices(stripe, customerId, methods.length > 0);
  return {
    subscription: subscription && (await presentStripeSubscription(subscription, { prices, invoices, now })),
    methods: methods.flatMap((method) => present(method, defaultId) ?? []),
    invoices,
  };
}

function present({ id, card }: Stripe.PaymentMethod, defaultId: string | null): ProviderMethod | null {
  if (card === undefined || card === null) return null;
  return {
    id,
    type: cardBrands.find((brand) => brand === card.brand) ?? 'other',
    lastFourDigits: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    isDefault: id === defaultId,
  };
}
