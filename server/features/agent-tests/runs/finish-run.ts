import { eq, sql } from 'drizzle-orm';
import type { TestRunDecision } from '#contract/agent-tests/agent-tests.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import {
  agentTestResult,
  agentTestRun,
  type TestRunRow,
} from '#server/features/agent-tests/agent-tests.table.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';

/**
 * Ends a run: counts what was lost and gained since the run before, and notes with each test how it went. Answers whether
 * the text that it tried is held back, as it is where a test was lost.
 */
export function finishRun(
  ctx: Context,
  { id, agentId, beforeId, waiting }: TestRunRow,
): Promise<TestRunDecision | null> {
  return withTransaction(ctx, async (ctx) => {
    const results = await ctx.db.select().from(agentTestResult).where(eq(agentTestResult.runId, id));
    const earlier =
      beforeId === null
        ? []
        : await ctx.db.select().from(agentTestResult).where(eq(agentTestResult.runId, beforeId));
    const before = new Map(earlier.map(({ testId, answer }) => [testId, answer.hasPassed]));
    const passed = results.filter(({ answer }) => answer.hasPassed);
    const lost = results.filter(({ testId, answer }) => !answer.hasPassed && before.get(testId) === true);
    const gained = passed.filter(({ testId }) => before.get(testId) === false);
    const decision = waiting === 0 ? null : lost.length === 0 ? 'published' : 'held';
    await ctx.db
      .update(agentTestRun)
      .set({
        state: 'done',
        total: results.length,
        done: results.length,
        passed: passed.length,
        lost: lost.length,
        gained: gained.length,
        decision,
        finishedAt: ctx.clock.now(),
      })
      .where(eq(agentTestRun.id, id));
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'tests.changed', payload: { agentId } });
    if (decision === 'held') return decision;
    // A test that was changed meanwhile waits for its own run.
    await ctx.db.execute(sql`
      update agent_test set has_passed = (result.answer ->> 'hasPassed')::boolean
      from agent_test_result as result
      where result.run_id = ${id} and result.test_id = agent_test.id
        and result.question = agent_test.question and result.expectation = agent_test.expectation`);
    return decision;
  });
}
