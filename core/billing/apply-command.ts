import type { PaymentRefusal } from '#contract/billing/billing.ts';
import { type TestCardId, testCards } from '#contract/billing/test-cards.ts';
import type {
  AccountInvoice,
  BillingAccount,
  Card,
  InvoiceLine,
  Order,
  Subscription,
} from './billing-account.ts';
import { endOfPeriod } from './end-of-period.ts';
import { isSameOrder } from './is-same-order.ts';
import { makeInvoice } from './make-invoice.ts';
import { planChange } from './plan-change.ts';
import { priceOrder } from './price-order.ts';
import { refusalOf } from './refusal-of.ts';
import { unrefundedCents } from './unrefunded-cents.ts';

export interface NewCard {
  testCard: TestCardId;
  expiryMonth: number;
  expiryYear: number;
  /** Whether the buyer confirmed it with their bank, where the bank asked. */
  isConfirmed: boolean;
}

export type BillingCommand =
  | { kind: 'subscribe'; order: Order; card: NewCard }
  | { kind: 'add-card'; card: NewCard }
  | { kind: 'choose-card'; cardId: string }
  | { kind: 'remove-card'; cardId: string }
  | { kind: 'change'; order: Order }
  | { kind: 'cancel' }
  | { kind: 'resume' }
  | { kind: 'retry' }
  | { kind: 'refund'; invoiceId: string; cents: number }
  | { kind: 'dispute'; invoiceId: string }
  | { kind: 'settle-dispute'; invoiceId: string; isWon: boolean };

/** Why a command was not carried out: the payment was refused, or it does not fit the account as it is. */
export type CommandRefusal =
  | PaymentRefusal
  | 'subscribed-already'
  | 'not-subscribed'
  | 'payment-open'
  | 'last-card'
  | 'unknown'
  | 'costs-nothing';

interface Outcome {
  account: BillingAccount;
  /** Null when it was carried out; else the account is as it was. */
  refusal: CommandRefusal | null;
}

/**
 * Carries out what a buyer wants, at a time up to which the account has been advanced (`advanceAccount`). A charge and
 * what it pays for are one: when a card is refused nothing changes.
 * @param taxPercent of invoices that are made
 */
export function applyCommand(
  account: BillingAccount,
  command: BillingCommand,
  now: Date,
  taxPercent: number,
): Outcome {
  const at = now.toISOString();
  const refused = (refusal: CommandRefusal): Outcome => ({ account, refusal });
  const done = (changes: Partial<BillingAccount>): Outcome => ({
    account: { ...account, ...changes },
    refusal: null,
  });
  const { subscription } = account;
  switch (command.kind) {
    case 'subscribe':
      return subscribe(account, command, at, taxPercent);
    case 'add-card': {
      const refusal = refusalOfNew(command.card, at);
      return refusal === null ? done(withCard(account, command.card)) : refused(refusal);
    }
    case 'choose-card':
      if (!account.cards.some(({ id }) => id === command.cardId)) return refused('unknown');
      return done({ defaultCardId: command.cardId });
    case 'remove-card':
      return removeCard(account, command.cardId);
    case 'refund':
      return refund(account, command, at);
    case 'dispute':
      return dispute(account, command.invoiceId);
    case 'settle-dispute':
      return settleDispute(account, command, at);
  }
  if (subscription === null || subscription.state === 'ended') return refused('not-subscribed');
  switch (command.kind) {
    case 'change':
      return change(account, subscription, command.order, now, taxPercent);
    case 'cancel':
      return done(cancel(account, subscription, at));
    case 'resume':
      return done({ subscription: { ...subscription, cancelsAtEnd: false } });
    case 'retry':
      return retry(account, subscription, at);
  }
}

/** Why a card cannot be used for the first time; null when it can. */
function refusalOfNew(
  { testCard, expiryMonth, expiryYear, isConfirmed }: NewCard,
  at: string,
): PaymentRefusal | null {
  const { refusal, needsConfirmation } = testCards[testCard];
  if (Date.parse(at) >= Date.UTC(expiryYear, expiryMonth)) return 'expired';
  if (refusal !== null) return refusal;
  return needsConfirmation && !isConfirmed ? 'not-confirmed' : null;
}

/** The newest card is the default: it is the one that was just given to be charged. */
function withCard(account: BillingAccount, { testCard, expiryMonth, expiryYear }: NewCard) {
  const { number, brand } = testCards[testCard];
  const made = account.made + 1;
  const card: Card = {
    id: `${account.id}-card-${made}`,
    brand,
    lastFour: number.slice(-4),
    expiryMonth,
    expiryYear,
    testCard,
  };
  return { made, cards: [...account.cards, card], defaultCardId: card.id };
}

function removeCard(account: BillingAccount, cardId: string): Outcome {
  const { subscription, cards, defaultCardId } = account;
  if (!cards.some(({ id }) => id === cardId)) return { account, refusal: 'unknown' };
  const left = cards.filter(({ id }) => id !== cardId);
  const isNeeded = subscription !== null && subscription.state !== 'ended' && !subscription.cancelsAtEnd;
  if (left.length === 0 && isNeeded) return { account, refusal: 'last-card' };
  const chosen = defaultCardId === cardId ? (left.at(-1)?.id ?? null) : defaultCardId;
  return { account: { ...account, cards: left, defaultCardId: chosen }, refusal: null };
}

function subscribe(
  account: BillingAccount,
  { order, card }: { order: Order; card: NewCard },
  at: string,
  taxPercent: number,
): Outcome {
  if (account.subscription !== null && account.subscription.state !== 'ended')
    return { account, refusal: 'subscribed-already' };
  const items = priceOrder(order);
  if (items.length === 0) return { account, refusal: 'costs-nothing' };
  const refusal = refusalOfNew(card, at);
  if (refusal !== null) return { account, refusal };
  const periodEnd = endOfPeriod(at, order.period, 1);
  const added = { ...account, ...withCard(account, card) };
  const lines = items.map(({ name, quantity, amountCents }) => ({
    description: name,
    quantity,
    amountCents,
    from: at,
    to: periodEnd,
  }));
  const paid = withPaidInvoice(added, lines, at, taxPercent);
  const made = paid.made + 1;
  const subscription: Subscription = {
    id: `${account.id}-subscription-${made}`,
    order,
    nextOrder: null,
    state: 'active',
    startedAt: at,
    anchor: at,
    periods: 1,
    periodStart: at,
    periodEnd,
    cancelsAtEnd: false,
    failedAt: null,
    attempts: 0,
    endedAt: null,
  };
  return { account: { ...paid, made, subscription }, refusal: null };
}

function withPaidInvoice(
  account: BillingAccount,
  lines: InvoiceLine[],
  at: string,
  taxPercent: number,
): BillingAccount {
  const made = account.made + 1;
  const invoice = makeInvoice({ id: `${account.id}-invoice-${made}`, at, lines, taxPercent });
  return { ...account, made, invoices: [...account.invoices, { ...invoice, state: 'paid', paidAt: at }] };
}

function change(
  account: BillingAccount,
  subscription: Subscription,
  order: Order,
  now: Date,
  taxPercent: number,
): Outcome {
  if (subscription.state !== 'active') return { account, refusal: 'payment-open' };
  if (priceOrder(order).length === 0) return { account, refusal: 'costs-nothing' };
  const kept = { ...subscription, cancelsAtEnd: false, nextOrder: null };
  if (isSameOrder(order, subscription.order))
    return { account: { ...account, subscription: kept }, refusal: null };
  const { isImmediate, lines, startsPeriod } = planChange(subscription, order, now);
  if (!isImmediate)
    return { account: { ...account, subscription: { ...kept, nextOrder: order } }, refusal: null };
  const at = now.toISOString();
  const refusal = lines.length === 0 ? null : refusalOf(account, at);
  if (refusal !== null) return { account, refusal };
  const begun = startsPeriod
    ? { anchor: at, periods: 1, periodStart: at, periodEnd: endOfPeriod(at, order.period, 1) }
    : {};
  const paid = lines.length === 0 ? account : withPaidInvoice(account, lines, at, taxPercent);
  return { account: { ...paid, subscription: { ...kept, ...begun, order } }, refusal: null };
}

/** A paid period runs to its end; an unpaid one ends at once. */
function cancel(
  { invoices }: BillingAccount,
  subscription: Subscription,
  at: string,
): Pick<BillingAccount, 'subscription' | 'invoices'> {
  if (subscription.state === 'active')
    return { subscription: { ...subscription, cancelsAtEnd: true, nextOrder: null }, invoices };
  return {
    subscription: { ...subscription, state: 'ended', endedAt: at, nextOrder: null },
    invoices: invoices.map((invoice) => (invoice.state === 'open' ? { ...invoice, state: 'void' } : invoice)),
  };
}

function retry(account: BillingAccount, subscription: Subscription, at: string): Outcome {
  const refusal = refusalOf(account, at);
  if (refusal !== null) return { account, refusal };
  const settle = (invoice: AccountInvoice): AccountInvoice =>
    invoice.state === 'open' ? { ...invoice, state: 'paid', paidAt: at, refusal: null } : invoice;
  return {
    account: {
      ...account,
      subscription: { ...subscription, state: 'active', failedAt: null, attempts: 0 },
      invoices: account.invoices.map(settle),
    },
    refusal: null,
  };
}

/** Refunds money. A refund of the whole payment for the present period ends the subscription. */
function refund(
  account: BillingAccount,
  { invoiceId, cents }: { invoiceId: string; cents: number },
  at: string,
): Outcome {
  const invoice = account.invoices.find(({ id }) => id === invoiceId);
  if (invoice === undefined || invoice.state !== 'paid') return { account, refusal: 'unknown' };
  const left = unrefundedCents(invoice);
  if (cents <= 0 || cents > left) return { account, refusal: 'unknown' };
  const made = account.made + 1;
  const refunds = [...invoice.refunds, { id: `${account.id}-refund-${made}`, at, cents }];
  const { subscription } = account;
  const paysNow =
    subscription !== null &&
    subscription.state === 'active' &&
    Date.parse(invoice.createdAt) >= Date.parse(subscription.periodStart);
  const isOver = paysNow && cents === left;
  return {
    account: {
      ...account,
      made,
      invoices: account.invoices.map((each) => (each.id === invoiceId ? { ...each, refunds } : each)),
      subscription:
        isOver && subscription !== null
          ? { ...subscription, state: 'ended', endedAt: at, nextOrder: null, cancelsAtEnd: false }
          : subscription,
    },
    refusal: null,
  };
}

/** The buyer asks their bank to take a payment back. */
function dispute(account: BillingAccount, invoiceId: string): Outcome {
  const invoice = account.invoices.find(({ id }) => id === invoiceId);
  const isOpen = invoice?.state === 'paid' && !invoice.isDisputed && unrefundedCents(invoice) > 0;
  if (!isOpen) return { account, refusal: 'unknown' };
  return { account: withDispute(account, invoiceId, true), refusal: null };
}

/** The bank decides: a dispute that is lost takes back what is left of the payment. */
function settleDispute(
  account: BillingAccount,
  { invoiceId, isWon }: { invoiceId: string; isWon: boolean },
  at: string,
): Outcome {
  const invoice = account.invoices.find(({ id }) => id === invoiceId);
  if (!invoice?.isDisputed) return { account, refusal: 'unknown' };
  const settled = withDispute(account, invoiceId, false);
  const cents = unrefundedCents(invoice);
  return isWon || cents === 0
    ? { account: settled, refusal: null }
    : refund(settled, { invoiceId, cents }, at);
}

function withDispute(account: BillingAccount, invoiceId: string, isDisputed: boolean): BillingAccount {
  const invoices = account.invoices.map((each) => (each.id === invoiceId ? { ...each, isDisputed } : each));
  return { ...account, invoices };
}
