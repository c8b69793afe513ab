import { and, eq } from 'drizzle-orm';
import { type Context, withTransaction } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { recordEvent } from '#server/jobs/record-event.ts';
import { agent } from './agents.table.ts';

/**
 * Deletes the agent with its sources, conversations and leads. `beforeDelete` runs in the same transaction, for what
 * the database cannot take along by itself.
 */
export function deleteAgent(
  ctx: Context,
  agentId: string,
  beforeDelete: (ctx: Context, agentId: string) => Promise<void>,
): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    await beforeDelete(ctx, agentId);
    const [deleted] = await ctx.db
      .delete(agent)
      .where(and(inWorkspace(ctx, agent), eq(agent.id, agentId)))
      .returning({ id: agent.id });
    if (deleted === undefined) throw failure('not-found');
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'agent.deleted', payload: { agentId } });
  });
}
