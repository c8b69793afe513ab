import { and, eq } from 'drizzle-orm';
import type { AgentTest, TestExpectation } from '#contract/agent-tests/agent-tests.schemas.ts';
import type { Changes } from '#contract/changes.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { agentTest } from './agent-tests.table.ts';
import { presentTest } from './present-test.ts';
import { refuseSameQuestion } from './refuse-same-question.ts';
import { requireSource } from './require-source.ts';

/** Changes a test, which then counts as not run yet. `not-found`, or `conflict` where another has this question. */
export function updateTest(
  ctx: Context,
  agentId: string,
  testId: string,
  changes: Changes<{ question: string; expectation: TestExpectation }>,
): Promise<AgentTest> {
  return refuseSameQuestion(
    withTransaction(ctx, async (ctx) => {
      const [row] = await ctx.db
        .update(agentTest)
        .set({ ...changes, hasPassed: null })
        .where(and(inWorkspace(ctx, agentTest), eq(agentTest.agentId, agentId), eq(agentTest.id, testId)))
        .returning();
      if (row === undefined) throw failure('not-found');
      await requireSource(ctx, agentId, row.expectation);
      await recordEvent(ctx.db, ctx.workspace.id, { name: 'tests.changed', payload: { agentId } });
      return presentTest(row);
    }),
  );
}
