import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { invoice } from '../billing.table.ts';
import { isOwnInvoice } from '../payer/is-own-invoice.ts';
import { requirePayer } from '../payer/require-payer.ts';
import { answerInvoice } from './answer-invoice.ts';

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
  return answerInvoice(ctx, found, format);
}
