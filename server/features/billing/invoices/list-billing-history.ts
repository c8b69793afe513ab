import { showInvoice } from '#contract/billing/billing.endpoints.ts';
import type { BillingHistoryItem } from '#contract/billing/billing.schemas.ts';
import { fillPath } from '#contract/fill-path.ts';
import type { Context } from '#server/context.ts';
import type { Page, PageQuery } from '#server/database/page-of.ts';
import { findOtherPayer } from '../payer/find-other-payer.ts';
import { isOwnInvoice } from '../payer/is-own-invoice.ts';
import { pageInvoices } from './page-invoices.ts';

/** A page of the invoices and credit notes of the workspace, newest first by their date; none where a partner pays. */
export async function listBillingHistory(ctx: Context, query: PageQuery): Promise<Page<BillingHistoryItem>> {
  // The invoices of a partner are theirs.
  if ((await findOtherPayer(ctx)) !== null)
    return { data: [], pagination: { cursor: null, hasMore: false, total: 0 } };
  return pageInvoices(ctx, isOwnInvoice(ctx), query, (invoiceId) => fillPath(showInvoice, { invoiceId }));
}
