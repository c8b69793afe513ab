import type { BillingEventKind } from '#contract/billing/billing.ts';
import type { AccountInvoice, BillingAccount, Subscription } from './billing-account.ts';
import { endOfPeriod } from './end-of-period.ts';
import { makeInvoice } from './make-invoice.ts';
import { nextEvent } from './next-event.ts';
import { priceOrder } from './price-order.ts';
import { refusalOf } from './refusal-of.ts';

/**
 * Brings an account up to a time: periods that end, payments that are tried, grace that runs out. Each is applied in
 * order and at its own time, however late this is called.
 * @param taxPercent of invoices that are made
 */
export function advanceAccount(account: BillingAccount, now: Date, taxPercent: number): BillingAccount {
  let current = account;
  for (;;) {
    const { subscription } = current;
    const event = subscription && nextEvent(subscription);
    if (!subscription || !event || Date.parse(event.at) > now.getTime()) return current;
    current = changes[event.kind](current, subscription, event.at, taxPercent);
  }
}

type Change = (
  account: BillingAccount,
  subscription: Subscription,
  at: string,
  taxPercent: number,
) => BillingAccount;

const changes: Record<BillingEventKind, Change> = { renewal: renew, end, retry: attempt, pause };

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
  const order = subscription.nextOrder ?? subscription.order;
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
