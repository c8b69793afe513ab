import Stripe from 'stripe';
import type { Clock } from '#server/ports/clock.ts';
import { PaymentProblem } from '#server/ports/payment-problem.ts';
import type { BillingDetails, ChangePreview, Payments } from '#server/ports/payments.ts';
import { connectStripe, type StripeAccess } from './connect-stripe.ts';
import { explainStripeError } from './explain-stripe-error.ts';
import { idOf } from './id-of.ts';
import { createPriceBook, type PriceBook } from './prices/create-price-book.ts';
import { readStripeAccount } from './read-stripe-account.ts';
import { saveTaxNumber } from './save-tax-number.ts';
import { setDefaultMethod } from './set-default-method.ts';
import { changeStripeOrder } from './subscriptions/change-stripe-order.ts';
import { changedItems } from './subscriptions/changed-items.ts';
import { findStripeSubscription } from './subscriptions/find-stripe-subscription.ts';
import { planStripeChange } from './subscriptions/plan-stripe-change.ts';
import { releaseSchedule } from './subscriptions/release-schedule.ts';
import { resumeStripeSubscription } from './subscriptions/resume-stripe-subscription.ts';
import { timeOf } from './time-of.ts';

interface StripeOptions extends StripeAccess {
  /** Null where no webhook is set up: accounts are then read when they are due. */
  webhookSecret: string | null;
  pricePrefix: string;
  /** Stripe reckons the tax of each invoice. */
  hasAutomaticTax: boolean;
  clock: Clock;
}

/**
 * Stripe by its own SDK, which retries with idempotency keys, signs and verifies. Whatever it says of an account is read
 * whole; nothing is kept here.
 */
export function createStripePayments(options: StripeOptions): Payments {
  const stripe = connectStripe(options);
  const prices = createPriceBook(stripe, options.pricePrefix);
  const payments = createCalls(stripe, prices, options);
  return explaining(payments);
}

/** All that these throw is in the words of the port. */
function explaining(payments: Payments): Payments {
  const wrapped = Object.entries(payments).map(([name, call]: [string, unknown]) => {
    if (typeof call !== 'function') return [name, call] as const;
    const explained = async (...given: unknown[]) => {
      try {
        return await call(...given);
      } catch (error) {
        throw explainStripeError(error);
      }
    };
    return [name, explained] as const;
  });
  return Object.fromEntries(wrapped) as unknown as Payments;
}

function createCalls(
  stripe: Stripe,
  prices: PriceBook,
  { clock, hasAutomaticTax, webhookSecret }: StripeOptions,
): Payments {
  const tax = hasAutomaticTax ? { automatic_tax: { enabled: true } } : {};
  return {
    provider: 'stripe',
    desk: null,
    async createCustomer({ buyer, details, key }) {
      const metadata: Record<string, string> =
        'workspaceId' in buyer ? { workspace_id: buyer.workspaceId } : { user_id: buyer.userId };
      const made = await stripe.customers.create(
        { ...addressed(details), metadata },
        { idempotencyKey: key },
      );
      // A number that Stripe refuses must not stop a purchase: it is said when the details are saved.
      await saveTaxNumber(stripe, made.id, { details, saveRest: async () => undefined }).catch(
        unlessTaxNumber,
      );
      return made.id;
    },
    saveDetails: (customerId, details) =>
      saveTaxNumber(stripe, customerId, {
        details,
        saveRest: () => stripe.customers.update(customerId, addressed(details)),
      }),
    async startCheckout({ customerId, order, returnUrl, key }) {
      await endOpenPages(stripe, customerId, 'all');
      const { url } = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          line_items: await prices.linesOf(order),
          ...pagesOf(returnUrl),
          ...tax,
          ...(hasAutomaticTax ? { customer_update: { address: 'auto', name: 'auto' } } : {}),
        },
        { idempotencyKey: key },
      );
      // Of two at once, each ends the page that is not the newest, so that one of them is left.
      await endOpenPages(stripe, customerId, 'all but the newest');
      return { url: url ?? returnUrl };
    },
    async startAddingMethod({ customerId, returnUrl, key }) {
      const { url } = await stripe.checkout.sessions.create(
        { mode: 'setup', currency: 'usd', customer: customerId, ...pagesOf(returnUrl) },
        { idempotencyKey: key },
      );
      return { url: url ?? returnUrl };
    },
    async chooseMethod(customerId, methodId) {
      await requireMethod(stripe, customerId, methodId);
      const subscription = await findStripeSubscription(stripe, customerId);
      await setDefaultMethod(stripe, { customerId, subscription, methodId });
    },
    removeMethod: (customerId, methodId) =>
      removeMethod(stripe, { customerId, methodId, prices, now: clock.now() }),
    ...createSubscriptionCalls(stripe, prices, { clock, tax }),
    read: (customerId) => readStripeAccount(stripe, customerId, { prices, now: clock.now() }),
    close: (customerId) => closeCustomer(stripe, customerId),
    readPrices: () => prices.readAll(),
    async openPortal(customerId, returnUrl) {
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
      });
      return { url };
    },
    async readNotice(body, signature) {
      const object = webhookSecret === null ? null : readEvent(stripe, { body, signature, webhookSecret });
      return object && { customerId: customerOf(object) ?? (await customerOfCharge(stripe, object)) };
    },
  };
}

type SubscriptionCalls = Pick<Payments, 'preview' | 'change' | 'cancel' | 'resume' | 'retry'>;

function createSubscriptionCalls(
  stripe: Stripe,
  prices: PriceBook,
  { clock, tax }: { clock: Clock; tax: { automatic_tax?: { enabled: boolean } } },
): SubscriptionCalls {
  return {
    async preview(customerId, order) {
      const subscription = await requireActive(stripe, customerId);
      const now = clock.now();
      const { kind, periodEnd } = await planStripeChange(subscription, { prices, order, now });
      if (kind !== 'now') {
        const startsAt = kind === 'same' ? now.toISOString() : periodEnd;
        return { isImmediate: kind === 'same', dueCents: 0, taxCents: 0, lines: [], startsAt };
      }
      const items = await changedItems(subscription, prices, order);
      const invoice = await stripe.invoices.createPreview({
        customer: customerId,
        subscription: subscription.id,
        subscription_details: { items, proration_behavior: 'always_invoice' },
        ...tax,
      });
      return presentPreview(invoice, now);
    },
    async change({ customerId, order, key }) {
      const subscription = await requireActive(stripe, customerId);
      await changeStripeOrder(stripe, subscription, { prices, order, key, now: clock.now() });
    },
    cancel: (customerId) => cancelSubscription(stripe, customerId),
    async resume(customerId) {
      await resumeStripeSubscription(stripe, await requireSubscription(stripe, customerId));
    },
    async retry({ customerId, key }) {
      await requireSubscription(stripe, customerId);
      for (const { id } of (await listOpenInvoices(stripe, customerId)).toReversed())
        await stripe.invoices.pay(id, {}, { idempotencyKey: `${key}-${id}` });
    },
  };
}

function addressed({ name, email, address, country }: BillingDetails): Stripe.CustomerCreateParams {
  const [line1 = '', ...rest] = address.split('\n').map((line) => line.trim());
  // Nothing takes an earlier address away.
  if (line1 === '' && country === '') return { name, email, address: '' };
  return { name, email, address: { line1, line2: rest.join(', '), ...(country === '' ? {} : { country }) } };
}

function unlessTaxNumber(error: unknown): void {
  const explained = explainStripeError(error);
  if (!(explained instanceof PaymentProblem && explained.kind === 'tax-number')) throw error;
}

function pagesOf(returnUrl: string) {
  return { success_url: `${returnUrl}?checkout=done`, cancel_url: `${returnUrl}?checkout=cancelled` };
}

/** A page for a first order that is still open would be a second subscription. */
async function endOpenPages(
  stripe: Stripe,
  customer: string,
  which: 'all' | 'all but the newest',
): Promise<void> {
  const open = await stripe.checkout.sessions
    .list({ customer, status: 'open', limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  const oldestFirst = open
    .filter(({ mode }) => mode === 'subscription')
    .sort((left, right) => left.created - right.created || left.id.localeCompare(right.id));
  const ended = which === 'all' ? oldestFirst : oldestFirst.slice(0, -1);
  for (const { id } of ended) {
    await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
      // The other of two at once has ended it. Before a page is made it may as well have been paid.
      const isOver = error instanceof Stripe.errors.StripeInvalidRequestError && which !== 'all';
      if (!isOver) throw error;
    });
  }
}

async function requireSubscription(stripe: Stripe, customerId: string): Promise<Stripe.Subscription> {
  const found = await findStripeSubscription(stripe, customerId);
  if (found === null || found.status === 'canceled') throw new PaymentProblem('not-subscribed');
  return found;
}

async function requireActive(stripe: Stripe, customerId: string): Promise<Stripe.Subscription> {
  const found = await requireSubscription(stripe, customerId);
  if (found.status !== 'active' && found.status !== 'trialing') throw new PaymentProblem('payment-open');
  return found;
}

async function requireMethod(stripe: Stripe, customerId: string, methodId: string): Promise<void> {
  const { customer } = await stripe.paymentMethods.retrieve(methodId);
  if (customer === null || idOf(customer) !== customerId) throw new PaymentProblem('unknown');
}

async function removeMethod(
  stripe: Stripe,
  {
    customerId,
    methodId,
    prices,
    now,
  }: { customerId: string; methodId: string; prices: PriceBook; now: Date },
): Promise<void> {
  await requireMethod(stripe, customerId, methodId);
  const { methods, subscription } = await readStripeAccount(stripe, customerId, { prices, now });
  const left = methods.filter(({ id }) => id !== methodId);
  const isNeeded = subscription !== null && subscription.state !== 'ended' && !subscription.cancelsAtEnd;
  if (left.length === 0 && isNeeded) throw new PaymentProblem('last-card');
  const next = left.at(-1);
  if (next !== undefined && methods.find(({ id }) => id === methodId)?.isDefault) {
    const found = await findStripeSubscription(stripe, customerId);
    await setDefaultMethod(stripe, { customerId, subscription: found, methodId: next.id });
  }
  await stripe.paymentMethods.detach(methodId);
}

function presentPreview(invoice: Stripe.Invoice, now: Date): ChangePreview {
  return {
    isImmediate: true,
    dueCents: Math.max(0, invoice.total),
    taxCents: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    lines: invoice.lines.data.map(({ description, quantity, amount, period }) => ({
      description: description ?? '',
      quantity: quantity ?? 1,
      amountCents: amount,
      from: timeOf(period.start),
      to: timeOf(period.end),
    })),
    startsAt: now.toISOString(),
  };
}

const listOpenInvoices = (stripe: Stripe, customer: string): Promise<Stripe.Invoice[]> =>
  stripe.invoices.list({ customer, status: 'open', limit: 100 }).autoPagingToArray({ limit: 1_000 });

/** What is paid is used to its end; what is not ends at once, and is not asked for any more. */
async function cancelSubscription(stripe: Stripe, customerId: string): Promise<void> {
  const subscription = await requireSubscription(stripe, customerId);
  await releaseSchedule(stripe, subscription);
  if (subscription.status === 'active' || subscription.status === 'trialing') {
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    return;
  }
  await stripe.subscriptions.cancel(subscription.id, { invoice_now: false, prorate: false });
  for (const { id } of await listOpenInvoices(stripe, customerId)) await stripe.invoices.voidInvoice(id);
}

/** Deleting a customer ends the subscriptions at once and detaches the cards. */
async function closeCustomer(stripe: Stripe, customerId: string): Promise<void> {
  const customer = await stripe.customers.retrieve(customerId);
  if (!customer.deleted) await stripe.customers.del(customerId);
}

/** What an event is about; null where Stripe has not signed it. */
function readEvent(
  stripe: Stripe,
  { body, signature, webhookSecret }: { body: Uint8Array; signature: string; webhookSecret: string },
): object | null {
  try {
    return stripe.webhooks.constructEvent(Buffer.from(body), signature, webhookSecret).data.object;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

/** Disputes and refunds only name the charge. */
async function customerOfCharge(stripe: Stripe, object: object): Promise<string | null> {
  if (!('charge' in object) || typeof object.charge !== 'string') return null;
  return customerOf(await stripe.charges.retrieve(object.charge));
}

/** Whom a notice is about; null for what concerns no customer. */
function customerOf(object: object): string | null {
  if ('object' in object && object.object === 'customer' && 'id' in object) return String(object.id);
  const customer = 'customer' in object ? object.customer : null;
  if (typeof customer === 'string') return customer;
  return typeof customer === 'object' && customer !== null && 'id' in customer ? String(customer.id) : null;
}
