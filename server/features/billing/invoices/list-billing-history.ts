import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { showInvoice } from '#contract/billing/billing.endpoints.ts';
import type { BillingHistoryItem } from '#contract/billing/billing.schemas.ts';
import { fillPath } from '#contract/fill-path.ts';
import type { Context } from '#server/context.ts';
import type { Page, PageQuery } from '#server/database/page-of.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { invoice } from '../billing.table.ts';
import { findOtherPayer } from '../payer/find-other-payer.ts';
import { isOwnInvoice } from '../payer/is-own-invoice.ts';

/**
 * A page of the invoices and credit notes of the workspace, newest first by their date; none where a partner pays. The
 * cursor is the id of the last one given. Ids are of when we learnt of them, so they only decide between equal dates.
 */
export async function listBillingHistory(
  ctx: Context,
  { limit, cursor }: PageQuery,
): Promise<Page<BillingHistoryItem>> {
  // The invoices of a partner are theirs.
  if ((await findOtherPayer(ctx)) !== null)
    return { data: [], pagination: { cursor: null, hasMore: false, total: 0 } };
  const after =
    cursor === undefined
      ? undefined
      : sql`(${invoice.issuedAt}, ${invoice.id}) < (select given.issued_at, given.id from invoice as given where given.id = ${cursor})`;
  const [rows, [all]] = await Promise.all([
    ctx.db
      .select(getTableColumns(invoice))
      .from(invoice)
      .innerJoin(workspace, eq(workspace.id, invoice.workspaceId))
      .where(and(isOwnInvoice(ctx), after))
      .orderBy(desc(invoice.issuedAt), desc(invoice.id))
      .limit(limit + 1),
    ctx.db
      .select({ total: count() })
      .from(invoice)
      .innerJoin(workspace, eq(workspace.id, invoice.workspaceId))
      .where(isOwnInvoice(ctx)),
  ]);
  const shown = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  return {
    data: shown.map(present),
    pagination: { cursor: hasMore ? (shown.at(-1)?.id ?? null) : null, hasMore, total: all?.total ?? 0 },
  };
}

function present(row: typeof invoice.$inferSelect): BillingHistoryItem {
  const { id, number, kind, state, refusal, isDisputed, lines } = row;
  return {
    id,
    number,
    kind,
    state,
    date: row.issuedAt.toISOString(),
    description: lines
      .map(({ description, quantity }) => (quantity > 1 ? `${quantity} × ${description}` : description))
      .join(', '),
    amountCents: row.totalCents,
    refusal,
    isDisputed,
    invoiceUrl: fillPath(showInvoice, { invoiceId: id }),
  };
}
