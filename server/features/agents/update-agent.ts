import { and, eq } from 'drizzle-orm';
import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import type { Changes } from '#contract/changes.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { isUniqueViolation } from '#server/database/is-unique-violation.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { recordEvent } from '#server/jobs/record-event.ts';
import { agent } from './agents.table.ts';
import { refusedUsername } from './refused-username.ts';

/**
 * Changes the given settings and no others; `not-found` for another workspace's agent, `invalid-input` for a username
 * that is taken, and for a public page without one.
 */
export async function updateAgent(
  ctx: Context,
  agentId: string,
  changes: Changes<AgentSettings>,
): Promise<void> {
  try {
    await withTransaction(ctx, async (ctx) => {
      const [changed] = await ctx.db
        .update(agent)
        .set({ ...changes, updatedAt: ctx.clock.now() })
        .where(and(inWorkspace(ctx, agent), eq(agent.id, agentId)))
        .returning({ isPublic: agent.isPublic, username: agent.username });
      if (changed === undefined) throw failure('not-found');
      if (changed.isPublic && changed.username === null) throw refusedUsername('missing');
      await recordEvent(ctx.db, ctx.workspace.id, { name: 'agent.changed', payload: { agentId } });
    });
  } catch (error) {
    throw isUniqueViolation(error, 'agent_username') ? refusedUsername('taken') : error;
  }
}
