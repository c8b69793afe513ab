import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '../workspaces.table.ts';
import { payerLeftJob } from './payer-left-job.ts';

/**
 * Ends that this user pays for the workspace, if they do: its members pay from now on, and do not see invoices of before. Call
 * it in the transaction in which they leave or hand it over.
 */
export async function endPayer(ctx: Context, userId: string): Promise<void> {
  const workspaceId = ctx.workspace.id;
  const ended = await ctx.db
    .update(workspace)
    .set({ payerUntil: ctx.clock.now() })
    .where(and(eq(workspace.id, workspaceId), eq(workspace.payerId, userId), isNull(workspace.payerUntil)))
    .returning({ id: workspace.id });
  if (ended.length === 0) return;
  const [payer] = await ctx.db
    .select({ id: user.id, name: user.email })
    .from(user)
    .where(eq(user.id, userId));
  await recordAudit(ctx, { action: 'payer.ended', workspaceId, subject: payer ?? { id: userId } });
  await ctx.jobs.addJob(ctx.db, { name: payerLeftJob, data: { workspaceId } });
}
