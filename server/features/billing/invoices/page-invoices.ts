import { and, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { BillingHistoryItem } from '#contract/billing/billing.schemas.ts';
import type { Services } from '#server/context.ts';
import type { Page, PageQuery } from '#server/database/page-of.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { invoice } from '../billing.table.ts';
import { presentInvoice } from './present-invoice.ts';

/**
 * A page of a buyer's invoices and credit notes, newest first by their date. The cursor is the id of the last one given. Ids
 * are of when we learnt of them, so they only decide between equal dates.
 * @param isTheirs may use columns of the workspace, where there is one
 */
export async function pageInvoices(
  { db }: Pick<Services, 'db'>,
  isTheirs: SQL,
  { limit, cursor }: PageQuery,
  urlOf: (invoiceId: string) => string,
): Promise<Page<BillingHistoryItem>> {
  const after =
    cursor === undefined
      ? undefined
      : sql`(${invoice.issuedAt}, ${invoice.id}) < (select given.issued_at, given.id from invoice as given where given.id = ${cursor})`;
  const [rows, [all]] = await Promise.all([
    db
      .select(getTableColumns(invoice))
      .from(invoice)
      .leftJoin(workspace, eq(workspace.id, invoice.workspaceId))
      .where(and(isTheirs, after))
      .orderBy(desc(invoice.issuedAt), desc(invoice.id))
      .limit(limit + 1),
    db
      .select({ total: count() })
      .from(invoice)
      .leftJoin(workspace, eq(workspace.id, invoice.workspaceId))
      .where(isTheirs),
  ]);
  const shown = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  return {
    data: shown.map((row) => presentInvoice(row, urlOf(row.id))),
    pagination: { cursor: hasMore ? (shown.at(-1)?.id ?? null) : null, hasMore, total: all?.total ?? 0 },
  };
}
