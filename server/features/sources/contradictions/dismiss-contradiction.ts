import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { dismissedContradiction } from './contradictions.table.ts';

/** Takes a contradiction off an agent's list, as long as both sentences stay as they are. */
export function dismissContradiction(ctx: Context, agentId: string, contradictionId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    await findAgent(ctx, agentId);
    await ctx.db.insert(dismissedContradiction).values({ agentId, contradictionId }).onConflictDoNothing();
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'contradictions.changed', payload: { agentId } });
  });
}
