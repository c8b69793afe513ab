import { eq } from 'drizzle-orm';
import type { TestRunDecision } from '#contract/agent-tests/agent-tests.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { agentTestRun } from '#server/features/agent-tests/agent-tests.table.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { findDecidingRun } from './find-deciding-run.ts';

/** Does what a member decided about a held training, and notes it with the run that tried it. */
export function decideHeldTraining(
  ctx: Context,
  agentId: string,
  decision: TestRunDecision,
  work: (ctx: Context, agentId: string) => Promise<void>,
): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    await findAgent(ctx, agentId, 'lock');
    await work(ctx, agentId);
    const run = await findDecidingRun(ctx, agentId);
    if (run !== null) await ctx.db.update(agentTestRun).set({ decision }).where(eq(agentTestRun.id, run.id));
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'tests.changed', payload: { agentId } });
  });
}
