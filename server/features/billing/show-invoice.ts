import { and, eq, getTableColumns } from 'drizzle-orm';
import { composeInvoice } from '#core/billing/compose-invoice.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { ownWord } from '#server/white-label/own-word.ts';
import { invoice } from './billing.table.ts';
import { isOwnInvoice } from './payer/is-own-invoice.ts';
import { requirePayer } from './payer/require-payer.ts';
import { writeInvoicePage } from './write-invoice-page.ts';

/**
 * An invoice or a credit note of the workspace, as a page that can be printed or as a PDF; `not-found` for any other and for those
 * that a partner paid, `not-allowed` where a partner pays.
 */
export async function showInvoice(
  ctx: Context,
  invoiceId: string,
  format: 'html' | 'pdf',
): Promise<Response> {
  await requirePayer(ctx);
  const [found] = await ctx.db
    .select(getTableColumns(invoice))
    .from(invoice)
    .innerJoin(workspace, eq(workspace.id, invoice.workspaceId))
    .where(and(isOwnInvoice(ctx), eq(invoice.id, invoiceId)));
  if (found === undefined) throw failure('not-found');
  const paper = composeInvoice(found);
  if (format === 'html') return writeInvoicePage(paper);
  const pdf = await ctx.invoicePrinter.print(paper);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${ownWord()}-${found.number}.pdf"`,
      'Cache-Control': 'no-store',
    },
  });
}
