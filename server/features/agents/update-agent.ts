import { and, eq } from 'drizzle-orm';
import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import type { Changes } from '#contract/changes.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { recordEvent } from '#server/jobs/record-event.ts';
import { agent } from './agents.table.ts';

/** Changes the given settings and no others; `not-found` for another workspace's agent. */
export function updateAgent(ctx: Context, agentId: string, changes: Changes<AgentSettings>): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const [changed] = await ctx.db
      .update(agent)
      .set({ ...changes, updatedAt: ctx.clock.now() })
      .where(and(inWorkspace(ctx, agent), eq(agent.id, agentId)))
      .returning({ id: agent.id });
    if (changed === undefined) throw failure('not-found');
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'agent.changed', payload: { agentId } });
  });
}
