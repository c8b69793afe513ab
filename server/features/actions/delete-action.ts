import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { action } from './actions.table.ts';

/** Deletes an action with its secrets; what is kept of its calls with answers stays. */
export async function deleteAction(ctx: Context, agentId: string, actionId: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const [deleted] = await ctx.db
      .delete(action)
      .where(and(inWorkspace(ctx, action), eq(action.agentId, agentId), eq(action.id, actionId)))
      .returning({ id: action.id, name: action.name });
    if (deleted === undefined) throw failure('not-found');
    await recordAudit(ctx, {
      action: 'action.deleted',
      workspaceId: ctx.workspace.id,
      subject: deleted,
    });
  });
}
