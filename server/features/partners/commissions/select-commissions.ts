import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Commission } from '#contract/partners/partners.schemas.ts';
import type { Services } from '#server/context.ts';
import { invoice } from '#server/features/billing/billing.table.ts';
import { commission } from '../partners.table.ts';

/** Entries of the ledger as the API shows them; those that changed nothing are left out. */
export async function selectCommissions(
  { db }: Pick<Services, 'db'>,
  where: SQL | undefined,
  order: SQL,
  limit: number,
): Promise<Commission[]> {
  const rows = await db
    .select({ entry: commission, isDisputed: invoice.isDisputed })
    .from(commission)
    .innerJoin(invoice, eq(invoice.id, commission.paidInvoiceId))
    .where(and(where, ne(commission.cents, 0)))
    .orderBy(order)
    .limit(limit);
  return rows.map(({ entry, isDisputed }) => ({
    id: entry.id,
    kind: entry.netCents < 0 ? 'taken-back' : 'earned',
    company: entry.company,
    netCents: entry.netCents,
    percent: entry.percent,
    cents: entry.cents,
    isHeld: isDisputed && entry.payoutId === null,
    payoutId: entry.payoutId,
    occurredAt: entry.occurredAt.toISOString(),
  }));
}
