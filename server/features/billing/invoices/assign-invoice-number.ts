import { sql } from 'drizzle-orm';
import type { InvoiceKind } from '#contract/billing/billing.ts';
import type { Services } from '#server/context.ts';
import { invoiceSeries } from '../billing.table.ts';

/**
 * The next number of a kind: `INV-000017`. Call it in the transaction that stores the invoice: the row of the series is held
 * until that ends, so that numbers have no gaps, however many invoices are made at once and whichever fail.
 */
export async function assignInvoiceNumber(
  { db, config }: Services,
  kind: InvoiceKind,
): Promise<{ sequence: number; number: string }> {
  const [taken] = await db
    .insert(invoiceSeries)
    .values({ kind, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.kind, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning();
  const sequence = taken?.last ?? 1;
  const prefix = kind === 'credit-note' ? `CN-${config.INVOICE_PREFIX}` : config.INVOICE_PREFIX;
  return { sequence, number: prefix + String(sequence).padStart(6, '0') };
}
