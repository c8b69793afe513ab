import { graceDays, retryDays } from '#contract/billing/billing.ts';
import type { AccountInvoice, BillingAccount, Order, Subscription } from './billing-account.ts';
import { endOfPeriod } from './end-of-period.ts';
import { makeInvoice } from './make-invoice.ts';
import { priceOrder } from './price-order.ts';
import { refusalOf } from './refusal-of.ts';

const dayMs = 86_400_000;

/** The next change of a subscription that comes with time alone: when, and how it changes the account. */
interface Due {
  at: string;
  run(account: BillingAccount, subscription: Subscription, at: string): BillingAccount;
}

/**
 * Brings an account up to a time: periods that end, payments that are tried, grace that runs out. Each is applied in
 * order and at its own time, however late this is called.
 * @param taxPercent of invoices that are made
 */
export function advanceAccount(account: BillingAccount, now: Date, taxPercent: number): BillingAccount {
  let current = account;
  for (;;) {
    const { subscription } = current;
    const due = subscription && nextDue(subscription, taxPercent);
    if (!subscription || !due || Date.parse(due.at) > now.getTime()) return current;
    current = due.run(current, subscription, due.at);
  }
}

function nextDue(subscription: Subscription, taxPercent: number): Due | null {
  const { state, periodEnd, failedAt, attempts, cancelsAtEnd } = subscription;
  if (state === 'ended') return null;
  const atEnd: Due = {
    at: periodEnd,
    run:
      state === 'active' && !cancelsAtEnd && priceOrder(nextOf(subscription)).length > 0
        ? (...given) => renew(...given, taxPercent)
        : end,
  };
  if (state !== 'past-due' || failedAt === null) return atEnd;
  const days = retryDays[attempts - 1] ?? graceDays;
  const at = new Date(Date.parse(failedAt) + days * dayMs).toISOString();
  return { at, run: days === graceDays ? pause : retry };
}

const nextOf = ({ order, nextOrder }: Subscription): Order => nextOrder ?? order;

function end(account: BillingAccount, subscription: Subscription, at: string): BillingAccount {
  return {
    ...account,
    subscription: { ...subscription, state: 'ended', endedAt: at, nextOrder: null, cancelsAtEnd: false },
    invoices: account.invoices.map((invoice) =>
      invoice.state === 'open' ? { ...invoice, state: 'void' } : invoice,
    ),
  };
}

function renew(
  account: BillingAccount,
  subscription: Subscription,
  at: string,
  taxPercent: number,
): BillingAccount {
  const order = nextOf(subscription);
  const isSamePeriod = order.period === subscription.order.period;
  const anchor = isSamePeriod ? subscription.anchor : at;
  const periods = isSamePeriod ? subscription.periods + 1 : 1;
  const periodEnd = endOfPeriod(anchor, order.period, periods);
  const made = account.made + 1;
  const invoice = makeInvoice({
    id: `${account.id}-invoice-${made}`,
    at,
    taxPercent,
    lines: priceOrder(order).map(({ name, quantity, amountCents }) => ({
      description: name,
      quantity,
      amountCents,
      from: at,
      to: periodEnd,
    })),
  });
  const begun: Subscription = {
    ...subscription,
    order,
    nextOrder: null,
    anchor,
    periods,
    periodStart: at,
    periodEnd,
  };
  return attempt(
    { ...account, made, subscription: begun, invoices: [...account.invoices, invoice] },
    begun,
    at,
  );
}

function retry(account: BillingAccount, subscription: Subscription, at: string): BillingAccount {
  return attempt(account, subscription, at);
}

/** Charges an open invoice; after a failure it stays open and the failure is counted. */
function attempt(account: BillingAccount, subscription: Subscription, at: string): BillingAccount {
  const refusal = refusalOf(account, at);
  const settle = (invoice: AccountInvoice): AccountInvoice => {
    if (invoice.state !== 'open') return invoice;
    return refusal === null ? { ...invoice, state: 'paid', paidAt: at, refusal } : { ...invoice, refusal };
  };
  const settled: Subscription =
    refusal === null
      ? { ...subscription, state: 'active', failedAt: null, attempts: 0 }
      : {
          ...subscription,
          state: 'past-due',
          failedAt: subscription.failedAt ?? at,
          attempts: subscription.attempts + 1,
        };
  return { ...account, subscription: settled, invoices: account.invoices.map(settle) };
}

function pause(account: BillingAccount, subscription: Subscription): BillingAccount {
  return { ...account, subscription: { ...subscription, state: 'paused' } };
}
