import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PaymentTurn } from '#contract/billing/billing.ts';
import { advanceAccount } from '#core/billing/advance-account.ts';
import { applyCommand, type BillingCommand } from '#core/billing/apply-command.ts';
import type { BillingAccount } from '#core/billing/billing-account.ts';
import { isSameOrder } from '#core/billing/is-same-order.ts';
import { listSold } from '#core/billing/list-sold.ts';
import { newAccount } from '#core/billing/new-account.ts';
import { nextEvent } from '#core/billing/next-event.ts';
import { planChange } from '#core/billing/plan-change.ts';
import { totalOf } from '#core/billing/total-of.ts';
import { unrefundedCents } from '#core/billing/unrefunded-cents.ts';
import type { Database } from '#server/database/database.ts';
import type { Clock } from '#server/ports/clock.ts';
import { PaymentProblem } from '#server/ports/payment-problem.ts';
import type { Payments, SandboxDesk } from '#server/ports/payments.ts';
import { presentSandboxAccount } from './present-sandbox-account.ts';
import { sandboxAccount, sandboxCheckout } from './sandbox.table.ts';
import { sandboxTime } from './sandbox-time.ts';

interface SandboxOptions {
  db: Database;
  clock: Clock;
  taxPercent: number;
}

/**
 * A provider without real money, for an installation that has no other: the rules of `core/billing` on a row a customer.
 * Time passes for an account when it is looked at, and may have been moved ahead by hand. A charge and its record are one
 * transaction.
 */
export function createSandboxPayments(options: SandboxOptions): Payments {
  const { db, clock, taxPercent } = options;
  const run = (customerId: string, command: BillingCommand) => runCommand(options, customerId, command);
  /** The key is the id: with the same one nothing is made twice. */
  const open = async (
    customerId: string,
    key: string,
    more: Pick<typeof sandboxCheckout.$inferInsert, 'order' | 'returnUrl'>,
  ) => {
    await db
      .insert(sandboxCheckout)
      .values({ id: key, customerId, createdAt: clock.now(), ...more })
      .onConflictDoNothing();
    // The page of the sandbox is below the page that its buyer comes back to.
    return { url: `${more.returnUrl}/checkout/${key}` };
  };
  return {
    provider: 'sandbox',
    async createCustomer({ key }) {
      await db
        .insert(sandboxAccount)
        .values({ customerId: key, account: newAccount(key) })
        .onConflictDoNothing();
      return key;
    },
    saveDetails: async () => undefined,
    readPrices: async () => listSold().map((sold) => ({ ...sold, key: null, priceId: null })),
    async startCheckout({ customerId, order, returnUrl, key }) {
      await db
        .update(sandboxCheckout)
        .set({ isOpen: false })
        .where(
          and(
            eq(sandboxCheckout.customerId, customerId),
            isNotNull(sandboxCheckout.order),
            sql`${sandboxCheckout.id} <> ${key}`,
          ),
        );
      return open(customerId, key, { order, returnUrl });
    },
    startAddingMethod: ({ customerId, returnUrl, key }) => open(customerId, key, { returnUrl }),
    chooseMethod: async (customerId, cardId) => void (await run(customerId, { kind: 'choose-card', cardId })),
    removeMethod: async (customerId, cardId) => void (await run(customerId, { kind: 'remove-card', cardId })),
    async preview(customerId, order) {
      const { subscription, ...account } = await withAccount(options, customerId, (current) => current);
      if (subscription === null || subscription.state === 'ended') throw new PaymentProblem('not-subscribed');
      if (subscription.state !== 'active') throw new PaymentProblem('payment-open');
      const now = sandboxTime(account, clock);
      if (isSameOrder(order, subscription.order))
        return { isImmediate: true, dueCents: 0, taxCents: 0, lines: [], startsAt: now.toISOString() };
      const { isImmediate, lines } = planChange(subscription, order, now);
      const net = totalOf(lines);
      const taxCents = Math.round((net * taxPercent) / 100);
      const startsAt = isImmediate ? now.toISOString() : subscription.periodEnd;
      return { isImmediate, dueCents: net + taxCents, taxCents, lines, startsAt };
    },
    change: async ({ customerId, order }) => void (await run(customerId, { kind: 'change', order })),
    cancel: async (customerId) => void (await run(customerId, { kind: 'cancel' })),
    resume: async (customerId) => void (await run(customerId, { kind: 'resume' })),
    retry: async ({ customerId }) => void (await run(customerId, { kind: 'retry' })),
    read: async (customerId) =>
      presentSandboxAccount(await withAccount(options, customerId, (current) => current)),
    close: async (customerId) =>
      void (await db.delete(sandboxAccount).where(eq(sandboxAccount.customerId, customerId))),
    openPortal: async (_customerId, returnUrl) => ({ url: returnUrl }),
    readNotice: async () => null,
    desk: createDesk(options),
  };
}

function createDesk(options: SandboxOptions): SandboxDesk {
  const { db, clock, taxPercent } = options;
  return {
    taxPercent,
    async readCheckout(id) {
      const [found] = await db.select().from(sandboxCheckout).where(eq(sandboxCheckout.id, id));
      return found ?? null;
    },
    payCheckout: (id, card) =>
      db.transaction(async (transaction) => {
        const [found] = await transaction
          .select()
          .from(sandboxCheckout)
          .where(eq(sandboxCheckout.id, id))
          .for('update');
        if (found === undefined || !found.isOpen) throw new PaymentProblem('unknown');
        const { customerId, order } = found;
        await runCommand(
          { ...options, db: transaction },
          customerId,
          order === null ? { kind: 'add-card', card } : { kind: 'subscribe', order, card },
        );
        await transaction.update(sandboxCheckout).set({ isOpen: false }).where(eq(sandboxCheckout.id, id));
      }),
    async readClock(customerId) {
      const account = await withAccount(options, customerId, (current) => current);
      const { subscription } = account;
      return {
        aheadSeconds: Math.round((account.aheadMs ?? 0) / 1_000),
        next: subscription && nextEvent(subscription),
      };
    },
    async moveClock(customerId) {
      await withAccount(options, customerId, (account) => {
        const next = account.subscription && nextEvent(account.subscription);
        if (!next) throw new PaymentProblem('not-subscribed');
        const to = new Date(next.at);
        return advanceAccount({ ...account, aheadMs: to.getTime() - clock.now().getTime() }, to, taxPercent);
      });
    },
    turnPayment: async (customerId, invoiceId, turn) => {
      const { invoices } = await withAccount(options, customerId, (current) => current);
      const invoice = invoices.find(({ id }) => id === invoiceId);
      if (invoice === undefined) throw new PaymentProblem('unknown');
      await runCommand(options, customerId, commandOf(turn, invoiceId, unrefundedCents(invoice)));
    },
  };
}

function commandOf(turn: PaymentTurn, invoiceId: string, leftCents: number): BillingCommand {
  if (turn === 'refund') return { kind: 'refund', invoiceId, cents: leftCents };
  if (turn === 'dispute') return { kind: 'dispute', invoiceId };
  return { kind: 'settle-dispute', invoiceId, isWon: turn === 'dispute-won' };
}

/** Carries out a command on an account; what is refused is thrown. */
function runCommand(
  options: SandboxOptions,
  customerId: string,
  command: BillingCommand,
): Promise<BillingAccount> {
  return withAccount(options, customerId, (account, now) => {
    const outcome = applyCommand(account, command, now, options.taxPercent);
    if (outcome.refusal !== null) throw new PaymentProblem(outcome.refusal);
    return outcome.account;
  });
}

/** Takes an account on to the present, changes it and keeps it, all or nothing. */
function withAccount(
  { db, clock, taxPercent }: SandboxOptions,
  customerId: string,
  change: (account: BillingAccount, now: Date) => BillingAccount,
): Promise<BillingAccount> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(sandboxAccount)
      .where(eq(sandboxAccount.customerId, customerId))
      .for('update');
    if (row === undefined) throw new PaymentProblem('unknown');
    const now = sandboxTime(row.account, clock);
    const account = change(advanceAccount(row.account, now, taxPercent), now);
    if (account !== row.account)
      await transaction
        .update(sandboxAccount)
        .set({ account })
        .where(eq(sandboxAccount.customerId, customerId));
    return account;
  });
}
