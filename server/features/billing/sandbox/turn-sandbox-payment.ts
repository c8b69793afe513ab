import { and, eq, getTableColumns } from 'drizzle-orm';
import type { PaymentTurn } from '#contract/billing/billing.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { changeAccount } from '../account/change-account.ts';
import { invoice } from '../billing.table.ts';
import { isOwnInvoice } from '../payer/is-own-invoice.ts';

/**
 * Refunds a payment in the sandbox, disputes it, or settles its dispute. `not-found` outside the sandbox, and for an invoice
 * that is not paid, is not the workspace's, or with which that cannot happen; `not-allowed` for an API key.
 */
export async function turnSandboxPayment(ctx: Context, invoiceId: string, turn: PaymentTurn): Promise<void> {
  requirePerson(ctx);
  const desk = ctx.payments?.desk ?? null;
  const [found] = await ctx.db
    .select(getTableColumns(invoice))
    .from(invoice)
    .innerJoin(workspace, eq(workspace.id, invoice.workspaceId))
    .where(and(isOwnInvoice(ctx), eq(invoice.id, invoiceId)));
  if (desk === null || found === undefined) throw failure('not-found');
  await changeAccount(ctx, (_payments, { customerId }) =>
    desk.turnPayment(customerId, found.providerId, turn),
  );
}
