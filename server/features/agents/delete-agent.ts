import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { allowMinutes } from '#server/database/allow-minutes.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { agent } from './agents.table.ts';

/** Deletes the agent with its sources, conversations and leads. */
export function deleteAgent(ctx: Context, agentId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    await allowMinutes(ctx.db);
    await ctx.deletionHooks.beforeAgent(ctx, agentId);
    const [deleted] = await ctx.db
      .delete(agent)
      .where(and(inWorkspace(ctx, agent), eq(agent.id, agentId)))
      .returning({ id: agent.id, name: agent.name });
    if (deleted === undefined) throw failure('not-found');
    await recordAudit(ctx, { action: 'agent.deleted', workspaceId: ctx.workspace.id, subject: deleted });
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'agent.deleted', payload: { agentId } });
  });
}
