import { and, eq, getTableColumns } from 'drizzle-orm';
import { composeInvoice } from '#core/billing/compose-invoice.ts';
import { composeEInvoice } from '#core/billing/e-invoice/compose-e-invoice.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { ownWord } from '#server/white-label/own-word.ts';
import { invoice } from '../billing.table.ts';
import { isOwnInvoice } from '../payer/is-own-invoice.ts';
import { requirePayer } from '../payer/require-payer.ts';
import { writeInvoicePage } from './write-invoice-page.ts';

const noEInvoice =
  'There is no e-invoice of this: its country, or that of its buyer, was not known when it was written.';

/**
 * An invoice or a credit note of the workspace, as a page that can be printed, a PDF or an e-invoice; `not-found` for any other and for those
 * that a partner paid, `not-allowed` where a partner pays.
 */
export async function showInvoice(
  ctx: Context,
  invoiceId: string,
  format: 'html' | 'pdf' | 'xml',
): Promise<Response> {
  await requirePayer(ctx);
  const [found] = await ctx.db
    .select(getTableColumns(invoice))
    .from(invoice)
    .innerJoin(workspace, eq(workspace.id, invoice.workspaceId))
    .where(and(isOwnInvoice(ctx), eq(invoice.id, invoiceId)));
  if (found === undefined) throw failure('not-found');
  const { config } = ctx;
  const eInvoice = config.E_INVOICES ? composeEInvoice(found, config.TAX_PERCENT) : null;
  const paper = composeInvoice(found);
  if (format === 'html') return writeInvoicePage(paper, eInvoice !== null);
  if (format === 'xml' && eInvoice === null) throw failure('not-found', { message: noEInvoice });
  const body = format === 'xml' ? (eInvoice ?? '') : await ctx.invoicePrinter.print(paper, eInvoice);
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'Content-Type': format === 'xml' ? 'application/xml; charset=utf-8' : 'application/pdf',
      'Content-Disposition': `${format === 'xml' ? 'attachment' : 'inline'}; filename="${ownWord()}-${found.number}.${format}"`,
      'Cache-Control': 'no-store',
    },
  });
}
