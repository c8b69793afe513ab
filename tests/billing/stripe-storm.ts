import { asc, eq } from 'drizzle-orm';
import type { Order } from '#core/billing/billing-account.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { syncDueAccounts } from '#server/features/billing/account/sync-due-accounts.ts';
import { billingAccount, invoice } from '#server/features/billing/billing.table.ts';
import { receivePaymentEvent } from '#server/features/billing/receive-payment-event.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { PaymentProblem } from '#server/ports/payment-problem.ts';
import type { FakeEvent } from '../fakes/stripe/fake-state.ts';
import type { FakeStripe } from '../fakes/stripe/start-fake-stripe.ts';
import type { TestClock } from '../test-clock.ts';

/** Reads the accounts that are due, and is stopped now and then. */
export interface StormWorker {
  /** Called many times while messages come; how it stops in the middle is its own matter. */
  work(turn: number): Promise<void>;
  end(): Promise<void>;
}

interface StormOptions {
  subscriptions: number;
  /** From 0 to 1. */
  random: (limit: number) => number;
  /** Months go on until there were so many events. */
  leastEvents?: number;
  /** In this process, when absent. */
  worker?: StormWorker;
}

/** How often the worker is called, and the share of messages and of calls that fail once. */
const turns = 8;
const failingPercent = 5;

interface StormResult {
  events: number;
  deliveries: number;
  failedReadings: number;
  failedDeliveries: number;
  /** Sentences about accounts whose stored state is not that of the provider; none are expected. */
  differences: string[];
}

const orders: readonly Order[] = [
  { plan: 'pro', period: 'monthly', addOns: {} },
  { plan: 'business', period: 'monthly', addOns: { 'extra-messages': 2 } },
  { plan: 'pro', period: 'yearly', addOns: { 'remove-brand': 1 } },
  { plan: 'enterprise', period: 'monthly', addOns: {} },
];
const details = { name: 'Shop', email: 'shop@shop.example', address: '', taxId: '', country: '' };

/**
 * Lets subscriptions live at Stripe while nobody listens, then delivers their events shuffled, each message twice. One in
 * twenty is not taken at first and comes again later, and one in twenty has the next call of Stripe fail; the worker is
 * stopped in between. Then compares what is stored with what Stripe says.
 */
export async function runStripeStorm(
  services: Services,
  { stripe, clock }: { stripe: FakeStripe; clock: TestClock },
  { subscriptions, random, leastEvents = 0, worker = createOwnWorker(services) }: StormOptions,
): Promise<StormResult> {
  const { payments, db } = services;
  if (payments === null) throw new Error('Nobody takes payments.');
  const customers: string[] = [];
  for (let at = 0; at < subscriptions; at += 1) {
    const workspaceId = createId('wsp');
    await db.insert(workspace).values({ id: workspaceId, name: `Shop ${at}`, plan: 'free' });
    const customerId = await payments.createCustomer({ buyer: { workspaceId }, details, key: workspaceId });
    const syncDueAt = new Date(clock.now().getTime() + 400 * 86_400_000);
    await db
      .insert(billingAccount)
      .values({ workspaceId, provider: 'stripe', customerId, details, syncDueAt });
    customers.push(customerId);
    await live(at, customerId);
  }
  for (let month = 0; month < 2 || stripe.state.events.length < leastEvents; month += 1) {
    clock.advanceSeconds(31 * 86_400);
    stripe.advanceTo(clock.now());
  }
  const events = stripe.state.events.splice(0);
  const deliveries = shuffle([...events, ...events], random);
  let [failedReadings, failedDeliveries] = [0, 0];
  for (let at = 0; at < deliveries.length; at += 1) {
    const event = deliveries[at] as FakeEvent;
    // Each fails once at most: what comes again is behind the first ones.
    const isFirst = at < events.length * 2;
    if (isFirst && random(100) < failingPercent) {
      failedDeliveries += 1;
      deliveries.push(event);
      continue;
    }
    if (!(await deliver(event))) {
      failedDeliveries += 1;
      deliveries.push(event);
      continue;
    }
    if (isFirst && random(100) < failingPercent) {
      stripe.breakNext(1);
      failedReadings += 1;
    }
    const every = Math.ceil((events.length * 2) / turns);
    if (at % every === 0) await worker.work(at / every);
  }
  await worker.end();
  stripe.breakNext(0);
  for (let turn = 0; turn < 3; turn += 1) await syncDueAccounts(services, new AbortController().signal);
  return {
    events: events.length,
    deliveries: deliveries.length,
    failedReadings,
    failedDeliveries,
    differences: await compare(),
  };

  /** What an owner does in the first month. */
  async function live(at: number, customerId: string): Promise<void> {
    if (payments === null) return;
    const order = orders[at % orders.length] as Order;
    const returnUrl = 'http://localhost:3000/billing';
    const { url } = await payments.startCheckout({ customerId, order, returnUrl, key: `page-${customerId}` });
    const testCard = at % 7 === 6 ? 'declined-later' : 'visa';
    stripe.pay(url, { testCard, expiryMonth: 12, expiryYear: 2040, isConfirmed: false });
    const change = (next: Order, key: string) =>
      payments.change({ customerId, order: next, key: `${key}-${customerId}` }).catch(() => undefined);
    if (at % 2 === 0) await change({ ...order, addOns: { ...order.addOns, 'extra-agent': 1 } }, 'more');
    if (at % 3 === 0) await change(order, 'less');
    if (at % 5 === 4) await payments.cancel(customerId);
    const first = [...stripe.state.invoices.values()].find(({ customer }) => customer === customerId);
    if (at % 4 === 3 && first !== undefined) stripe.refund(first.id, 500);
    if (at % 11 === 5 && first !== undefined) stripe.dispute(first.id);
  }

  /** Whether it was taken. One that names a charge is read about first: where that fails, Stripe sends it again. */
  async function deliver(event: FakeEvent): Promise<boolean> {
    const { body, signature } = stripe.signEvent(event);
    try {
      await receivePaymentEvent(services, Buffer.from(body), signature);
      return true;
    } catch (error) {
      if (error instanceof PaymentProblem && error.kind === 'unavailable') return false;
      throw error;
    }
  }

  async function compare(): Promise<string[]> {
    const differences: string[] = [];
    const check = (customerId: string, what: string, stored: unknown, known: unknown) => {
      const [left, right] = [JSON.stringify(stored), JSON.stringify(known)];
      if (left !== right) differences.push(`${customerId}: ${what} is ${left}, at Stripe ${right}`);
    };
    for (const customerId of customers) {
      const account = await payments?.read(customerId);
      const [stored] = await db
        .select()
        .from(billingAccount)
        .where(eq(billingAccount.customerId, customerId));
      const rows = await db
        .select()
        .from(invoice)
        .where(eq(invoice.workspaceId, stored?.workspaceId ?? ''))
        .orderBy(asc(invoice.providerId));
      check(customerId, 'the subscription', sorted(stored?.subscription), sorted(account?.subscription));
      const known = (account?.invoices ?? []).flatMap(({ id, totalCents, state, refunds }) => [
        [id, totalCents, state],
        ...refunds.map((refund) => [refund.id, -refund.cents, 'paid']),
      ]);
      const listed = rows.map(({ providerId, totalCents, state }) => [providerId, totalCents, state]);
      check(
        customerId,
        'the invoices',
        listed,
        known.sort(([left], [right]) => (String(left) < String(right) ? -1 : 1)),
      );
      const charged = [...stripe.state.charges.values()]
        .filter(({ customer, status }) => customer === customerId && status === 'succeeded')
        .reduce((sum, { amount }) => sum + amount, 0);
      const paid = rows
        .filter(({ kind, state }) => kind === 'invoice' && state === 'paid')
        .reduce((sum, { totalCents }) => sum + totalCents, 0);
      check(customerId, 'what was paid', paid, charged);
    }
    const numbers = (await db.select().from(invoice)).map(({ kind, sequence }) => `${kind} ${sequence}`);
    if (new Set(numbers).size !== numbers.length) differences.push('A number of an invoice was given twice.');
    return differences;
  }
}

/** Reads in this process, and stops in the middle at every third time. */
function createOwnWorker(services: Services): StormWorker {
  return {
    async work(turn) {
      const stop = new AbortController();
      const running = syncDueAccounts(services, stop.signal).catch(() => undefined);
      if (turn % 3 === 0) stop.abort();
      await running;
    },
    end: async () => undefined,
  };
}

/** With its fields in one order, as a column of JSON has its own. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
}

function shuffle<Item>(items: Item[], random: (limit: number) => number): Item[] {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [items[at], items[other]] = [items[other] as Item, items[at] as Item];
  }
  return items;
}
