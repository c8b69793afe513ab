import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, sum } from 'drizzle-orm';
import type { AddOnQuantities, PlanId } from '#contract/plans.ts';
import type { Order } from '#core/billing/billing-account.ts';
import { createId } from '#server/database/create-id.ts';
import { syncDueAccounts } from '#server/features/billing/account/sync-due-accounts.ts';
import { billingAccount, invoice } from '#server/features/billing/billing.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { createRandom } from '../tests/create-random.ts';
import { startFakeStripe } from '../tests/fakes/stripe/start-fake-stripe.ts';
import { createTestClock } from '../tests/test-clock.ts';
import { createBillingServices } from './billing/create-billing-services.ts';
import { startBillingProcess } from './billing/start-billing-process.ts';
import { openBenchDatabase } from './chat/open-bench-database.ts';

/**
 * Kills a process with SIGKILL at random moments of a change of plan, which charges a card at a local Stripe and then
 * records it; then lets the job that reads due accounts run, and the buyer try once more:
 * `node bench/billing-kill.ts [seed] [kills]`. Prints how often the process died before the charge, between charge and
 * record, and after it; fails where something was charged twice or lost.
 */
const [seed = 7, kills = 100] = process.argv.slice(2).map(Number);
const random = createRandom(seed);
const clock = createTestClock();
const stripe = await startFakeStripe(clock.now());
const { connection, connectionString, remove } = await openBenchDatabase();
const faults: string[] = [];
const moments = { 'before the charge': 0, 'between charge and record': 0, 'after the record': 0 };
try {
  const services = createBillingServices({ connection, stripeOrigin: stripe.origin, clock });
  const usualMs = await measureChange();
  for (let turn = 0; turn < kills; turn += 1) await killOnce(turn, usualMs);
  for (const [name, count] of Object.entries(moments)) process.stdout.write(`${name.padEnd(28)}${count}\n`);
  for (const line of [...faults, ...stripe.misuses]) process.stdout.write(`${line}\n`);
  const isRight = faults.length + stripe.misuses.length === 0;
  process.stdout.write(
    isRight
      ? `${kills} kills, seed ${seed}: nothing was charged twice, nothing lost.\n`
      : `${kills} kills, seed ${seed}: wrong.\n`,
  );
  if (!isRight) process.exitCode = 1;

  /** A new buyer on a small plan. */
  async function subscribe(): Promise<{ workspaceId: string; customerId: string }> {
    const { payments, db } = services;
    if (payments === null) throw new Error('Nobody takes payments.');
    const workspaceId = createId('wsp');
    const details = { name: 'Shop', email: 'shop@shop.example', address: '', taxId: '', country: '' };
    await db.insert(workspace).values({ id: workspaceId, name: 'Shop', plan: 'free' });
    const customerId = await payments.createCustomer({ buyer: { workspaceId }, details, key: workspaceId });
    await db.insert(billingAccount).values({
      workspaceId,
      provider: 'stripe',
      customerId,
      details,
      syncDueAt: clock.now(),
    });
    const { url } = await payments.startCheckout({
      customerId,
      order: orderOf('pro', {}),
      returnUrl: 'http://localhost:3000/billing',
      key: `page-${customerId}`,
    });
    stripe.pay(url, { testCard: 'visa', expiryMonth: 12, expiryYear: 2040, isConfirmed: false });
    await syncDueAccounts(services, new AbortController().signal);
    clock.advanceSeconds(3_600);
    stripe.advanceTo(clock.now());
    return { workspaceId, customerId };
  }

  /** How long a change takes, in milliseconds, so that the moments fall into it. */
  async function measureChange(): Promise<number> {
    const { workspaceId } = await subscribe();
    const process = await startBillingProcess(connectionString, stripe.origin);
    const startedMs = performance.now();
    await process.run({ kind: 'change', now: nowText(), workspaceId, order: orderOf('business', {}) });
    const passedMs = performance.now() - startedMs;
    await process.kill();
    return passedMs;
  }

  async function killOnce(turn: number, usualMs: number): Promise<void> {
    const { workspaceId, customerId } = await subscribe();
    const order = orderOf('business', { 'extra-agent': 1 + (turn % 3) });
    const before = chargesOf(customerId).length;
    const victim = await startBillingProcess(connectionString, stripe.origin);
    const running = victim.run({ kind: 'change', now: nowText(), workspaceId, order });
    await wait(random(Math.ceil(usualMs * 1.2)));
    await victim.kill();
    await running;
    const charged = chargesOf(customerId).length - before;
    const recorded = await countInvoices(workspaceId);
    moments[
      charged === 0 ? 'before the charge' : recorded > 1 ? 'after the record' : 'between charge and record'
    ] += 1;
    // The job, and then the buyer, who saw nothing happen and presses again.
    await syncDueAccounts(services, new AbortController().signal);
    await check(turn, workspaceId, customerId);
    const second = await startBillingProcess(connectionString, stripe.origin);
    const said = await second.run({ kind: 'change', now: nowText(), workspaceId, order });
    await second.kill();
    if (said !== 'done') faults.push(`kill ${turn}: the second attempt said ${said}`);
    if (chargesOf(customerId).length - before !== 1)
      faults.push(`kill ${turn}: charged ${chargesOf(customerId).length - before} times`);
    const [stored] = await services.db
      .select()
      .from(billingAccount)
      .where(eq(billingAccount.workspaceId, workspaceId));
    if (stored?.subscription?.order.plan !== 'business') faults.push(`kill ${turn}: the plan is not stored`);
    await check(turn, workspaceId, customerId);
  }

  /** What is stored as paid is what was charged. */
  async function check(turn: number, workspaceId: string, customerId: string): Promise<void> {
    const charged = chargesOf(customerId).reduce((all, { amount }) => all + amount, 0);
    const [stored] = await services.db
      .select({ paid: sum(invoice.totalCents) })
      .from(invoice)
      .where(and(eq(invoice.workspaceId, workspaceId), eq(invoice.state, 'paid')));
    if (Number(stored?.paid ?? 0) !== charged)
      faults.push(`kill ${turn}: ${charged} cents are charged, and ${stored?.paid ?? 0} recorded`);
  }

  async function countInvoices(workspaceId: string): Promise<number> {
    const rows = await services.db.select().from(invoice).where(eq(invoice.workspaceId, workspaceId));
    return rows.length;
  }
} finally {
  await connection.close();
  await remove();
  await stripe.close();
}

function orderOf(plan: PlanId, addOns: AddOnQuantities): Order {
  return { plan, period: 'monthly', addOns };
}

function chargesOf(customerId: string) {
  return [...stripe.state.charges.values()].filter(
    ({ customer, status }) => customer === customerId && status === 'succeeded',
  );
}

function nowText(): string {
  return clock.now().toISOString();
}
