import fc from 'fast-check';
import { graceDays } from '#contract/billing/billing.ts';
import { testCardIds } from '#contract/billing/test-cards.ts';
import { addOnIds, billingPeriods, planIds } from '#contract/plans.ts';
import { advanceAccount } from '#core/billing/advance-account.ts';
import { applyCommand, type BillingCommand } from '#core/billing/apply-command.ts';
import type { BillingAccount, Order } from '#core/billing/billing-account.ts';
import { decidePlan } from '#core/billing/decide-plan.ts';
import { newAccount } from '#core/billing/new-account.ts';
import { priceOrder } from '#core/billing/price-order.ts';
import { refundTaxes } from '#core/billing/refund-taxes.ts';
import { totalOf } from '#core/billing/total-of.ts';
import { commissionEntries } from '#core/partners/commission-entries.ts';

const dayMs = 86_400_000;

const anyOrder: fc.Arbitrary<Order> = fc.record({
  plan: fc.constantFrom(...planIds),
  period: fc.constantFrom(...billingPeriods),
  addOns: fc
    .array(fc.tuple(fc.constantFrom(...addOnIds), fc.integer({ min: 0, max: 3 })), { maxLength: 3 })
    .map((entries) => Object.fromEntries(entries)),
});
const anyCard = fc.record({
  testCard: fc.constantFrom(...testCardIds),
  expiryMonth: fc.integer({ min: 1, max: 12 }),
  expiryYear: fc.integer({ min: 2027, max: 2032 }),
  isConfirmed: fc.boolean(),
});
/** What to do with the newest card or invoice there is. */
const anyCommand = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('subscribe'), order: anyOrder, card: anyCard }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('change'), order: anyOrder }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add-card'), card: anyCard }) },
  fc.record({ kind: fc.constantFrom('choose-card', 'remove-card', 'cancel', 'resume', 'retry') }),
  fc.record({ kind: fc.constant('refund'), share: fc.constantFrom(1, 2, 3) }),
  fc.record({ kind: fc.constantFrom('dispute', 'settle-dispute'), isWon: fc.boolean() }),
);
const anyStep = fc.record({ seconds: fc.integer({ min: 0, max: 70 * 86_400 }), command: anyCommand });

/**
 * The property of a whole life of a buyer, as the state machine of `core/billing` has it: subscribing, more, less, add-ons,
 * cancelling, resuming, failing, refunds, disputes and the turns of months, at random times over years.
 */
export const everyLife = fc.property(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2028-03-01'), noInvalidDate: true }),
  fc.constantFrom(0, 7, 8.875, 19),
  fc.array(anyStep, { minLength: 1, maxLength: 25 }),
  (start, taxPercent, steps) => {
    let now = start;
    let account = newAccount('acc');
    let bought: Bought = { periodStart: '', orders: [] };
    for (const { seconds, command } of steps) {
      const halfway = new Date(now.getTime() + seconds * 400);
      now = new Date(now.getTime() + seconds * 1_000);
      const advanced = advanceAccount(account, now, taxPercent);
      const inTwo = advanceAccount(advanceAccount(account, halfway, taxPercent), now, taxPercent);
      demand(JSON.stringify(inTwo) === JSON.stringify(advanced), 'it matters how often time is looked at');
      bought = note(bought, advanced, now);
      checkAccount(advanced, bought, now);
      const outcome = applyCommand(advanced, aim(command, advanced), now, taxPercent);
      demand(outcome.refusal === null || outcome.account === advanced, 'what was refused changed something');
      keepsPaid(advanced, outcome.account);
      account = outcome.account;
      bought = note(bought, account, now);
      checkAccount(account, bought, now);
    }
  },
);

/** What was ordered in the present period, and from when on. */
interface Bought {
  periodStart: string;
  orders: { order: Order; from: number }[];
}

function aim(command: { kind: string; share?: number }, { cards, invoices }: BillingAccount): BillingCommand {
  const newest = invoices.at(-1);
  const aimed = {
    ...command,
    cardId: cards.at(-1)?.id ?? '',
    invoiceId: newest?.id ?? '',
    cents: Math.floor((newest?.totalCents ?? 0) / (command.share ?? 1)),
  };
  return aimed as unknown as BillingCommand;
}

function note(bought: Bought, { subscription }: BillingAccount, now: Date): Bought {
  if (subscription === null) return bought;
  const { periodStart, order } = subscription;
  if (periodStart !== bought.periodStart)
    return { periodStart, orders: [{ order, from: Date.parse(periodStart) }] };
  if (JSON.stringify(bought.orders.at(-1)?.order) === JSON.stringify(order)) return bought;
  return { periodStart, orders: [...bought.orders, { order, from: now.getTime() }] };
}

function checkAccount(account: BillingAccount, bought: Bought, now: Date): void {
  const { subscription, invoices } = account;
  for (const { lines, taxCents, totalCents, refunds, state, paidAt } of invoices) {
    demand(totalOf(lines) + taxCents === totalCents, 'an invoice does not add up');
    demand(totalCents >= 0 && Number.isInteger(totalCents), 'an invoice is no whole number of cents');
    const refunded = refunds.reduce((sum, { cents }) => sum + cents, 0);
    demand(refunded <= totalCents, 'more was given back than was paid');
    demand((state === 'paid') === (paidAt !== null), 'an invoice is paid without a time, or the reverse');
    if (state === 'paid')
      checkCommission({ taxCents, totalCents, refundedCents: refunds.map(({ cents }) => cents) });
  }
  demand(new Set(invoices.map(({ id }) => id)).size === invoices.length, 'two invoices have one id');
  const { plan, addOns } = decidePlan('free', subscription);
  const hasMore = plan !== 'free' || Object.values(addOns).some((quantity) => quantity > 0);
  if (!hasMore || subscription === null) return;
  demand(Date.parse(subscription.periodEnd) > now.getTime(), 'what was paid for is over');
  if (subscription.state === 'past-due') {
    const failedMs = Date.parse(subscription.failedAt ?? '');
    demand(now.getTime() - failedMs < graceDays * dayMs, 'grace goes on for longer than it should');
    return;
  }
  checkPaid(account, bought);
}

/** What a partner keeps of a payment is the rate of what was kept of it without tax, to the cent; of nothing it is nothing. */
function checkCommission(paid: { taxCents: number; totalCents: number; refundedCents: number[] }): void {
  const taxes = refundTaxes(paid);
  const netCents = paid.totalCents - paid.taxCents;
  const refundedCents = paid.refundedCents.map((cents, at) => cents - (taxes[at] ?? 0));
  const kept = netCents - refundedCents.reduce((sum, cents) => sum + cents, 0);
  demand(kept >= 0, 'more was given back than was paid without tax');
  for (const percent of [0, 7.5, 20, 33, 100]) {
    const entries = commissionEntries({ netCents, refundedCents }, percent);
    const sum = entries.reduce((all, each) => all + each, 0);
    demand(Math.abs(sum - (kept * percent) / 100) <= 0.5, 'commissions do not add up');
    demand(kept > 0 || sum === 0, 'commission was left of what was paid back');
  }
}

/** What the present period was paid with is what it costs, second by second, but for the rounding of each line. */
function checkPaid({ subscription, invoices }: BillingAccount, { orders }: Bought): void {
  if (subscription === null) return;
  const [start, end] = [Date.parse(subscription.periodStart), Date.parse(subscription.periodEnd)];
  const due = orders.reduce((sum, { order, from }, index) => {
    const to = orders[index + 1]?.from ?? end;
    return sum + (totalOf(priceOrder(order)) * (to - from)) / (end - start);
  }, 0);
  const lines = invoices
    .filter(({ state }) => state === 'paid')
    .flatMap((invoice) => invoice.lines)
    .filter(({ to, from }) => Date.parse(to) === end && Date.parse(from) >= start);
  demand(
    Math.abs(totalOf(lines) - due) <= lines.length * 0.5 + 0.001,
    'the period is not paid as it was used',
  );
}

/** What is paid stays as it is. */
function keepsPaid(before: BillingAccount, after: BillingAccount): void {
  for (const invoice of before.invoices) {
    if (invoice.state !== 'paid') continue;
    const same = after.invoices.find(({ id }) => id === invoice.id);
    demand(
      same?.state === 'paid' && same.totalCents === invoice.totalCents && same.paidAt === invoice.paidAt,
      'an invoice that was paid changed',
    );
  }
}

function demand(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise);
}
