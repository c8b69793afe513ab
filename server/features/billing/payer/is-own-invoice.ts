import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { invoice } from '../billing.table.ts';

/**
 * The condition for the invoices that somebody sees: those of the workspace, but of the time in which a partner paid only for that
 * partner. A credit note is of the time of its invoice. For queries that join `workspace`.
 */
export function isOwnInvoice(ctx: Context): SQL {
  const { actor } = ctx;
  const issuedAt = sql`coalesce(
    (select paid.issued_at from invoice as paid where paid.kind = 'invoice' and paid.number = ${invoice.creditedNumber}),
    ${invoice.issuedAt})`;
  const isSince = sql`(${workspace.payerUntil} is null or ${issuedAt} >= ${workspace.payerUntil})`;
  const isPayers = actor.kind === 'user' ? eq(workspace.payerId, actor.userId) : undefined;
  return sql`(${inWorkspace(ctx, invoice)} and ${or(isSince, isPayers)})`;
}
