import { and, eq, inArray } from 'drizzle-orm';
import type { Sandbox } from '#contract/billing/billing.schemas.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findAccount } from '../account/find-account.ts';
import { invoice } from '../billing.table.ts';
import { requirePayer } from '../payer/require-payer.ts';

const shown = 10;

/**
 * The clock of the workspace in the sandbox, and the latest payments there of which something is left, or whose dispute is open. `not-found` where
 * payments are real or switched off, `not-allowed` where a partner pays.
 */
export async function getSandbox(ctx: Context): Promise<Sandbox> {
  const { payments, db } = ctx;
  await requirePayer(ctx);
  if (!payments?.desk) throw failure('not-found');
  const customerId = (await findAccount(ctx))?.customerId ?? null;
  if (customerId === null) return { aheadSeconds: 0, next: null, payments: [] };
  const [clock, { invoices }] = await Promise.all([
    payments.desk.readClock(customerId),
    payments.read(customerId),
  ]);
  const paid = invoices.flatMap(({ id, state, totalCents, refunds, isDisputed }) => {
    const leftCents = totalCents - refunds.reduce((sum, { cents }) => sum + cents, 0);
    return state === 'paid' && (leftCents > 0 || isDisputed) ? [{ id, leftCents, isDisputed }] : [];
  });
  const latest = paid.slice(-shown).reverse();
  const rows = await db
    .select({ invoiceId: invoice.id, number: invoice.number, providerId: invoice.providerId })
    .from(invoice)
    .where(
      and(
        eq(invoice.provider, payments.provider),
        inArray(
          invoice.providerId,
          latest.map(({ id }) => id),
        ),
      ),
    );
  const listed = latest.flatMap(({ id, leftCents, isDisputed }) => {
    const row = rows.find(({ providerId }) => providerId === id);
    return row === undefined ? [] : [{ invoiceId: row.invoiceId, number: row.number, leftCents, isDisputed }];
  });
  return { ...clock, payments: listed };
}
