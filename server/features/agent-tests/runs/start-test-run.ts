import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { TestRun } from '#contract/agent-tests/agent-tests.schemas.ts';
import { testRunsPerDay } from '#contract/agent-tests/agent-tests.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { agentTest, agentTestRun } from '#server/features/agent-tests/agent-tests.table.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { presentRun } from './present-run.ts';
import { type TestRunJob, testRunJob } from './test-run-job.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Queues a run of all tests of an agent, and answers it; where one waits already, that one. `cannot-process` without
 * tests, `rate-limited` for too many in a day, as a language model may cost money for each.
 */
export function startTestRun(ctx: Context, agentId: string): Promise<TestRun> {
  return withTransaction(ctx, async (ctx) => {
    await findAgent(ctx, agentId, 'lock');
    const ofAgent = and(inWorkspace(ctx, agentTestRun), eq(agentTestRun.agentId, agentId));
    const [waiting] = await ctx.db
      .select()
      .from(agentTestRun)
      .where(
        and(ofAgent, inArray(agentTestRun.state, ['queued', 'running']), eq(agentTestRun.cause, 'owner')),
      )
      .orderBy(desc(agentTestRun.id))
      .limit(1);
    if (waiting !== undefined) return presentRun(waiting);
    const total = await ctx.db.$count(agentTest, eq(agentTest.agentId, agentId));
    if (total === 0) throw failure('cannot-process', { message: 'There are no tests yet. Add one first.' });
    const now = ctx.clock.now();
    const today = and(
      ofAgent,
      eq(agentTestRun.cause, 'owner'),
      gt(agentTestRun.createdAt, new Date(now.getTime() - dayMs)),
    );
    if ((await ctx.db.$count(agentTestRun, today)) >= testRunsPerDay) {
      throw failure('rate-limited', {
        message: `The tests of an agent can be run ${testRunsPerDay} times in 24 hours. Try again later.`,
      });
    }
    const [row] = await ctx.db
      .insert(agentTestRun)
      .values({
        id: createId('trn'),
        workspaceId: ctx.workspace.id,
        agentId,
        cause: 'owner',
        state: 'queued',
        total,
        createdAt: now,
      })
      .returning();
    if (row === undefined) throw new Error('The row of a test run was not made.');
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'tests.changed', payload: { agentId } });
    await ctx.jobs.addJob<TestRunJob>(ctx.db, {
      name: testRunJob,
      data: { workspaceId: ctx.workspace.id, agentId, cause: 'owner', runId: row.id },
      singletonKey: row.id,
      groupId: ctx.workspace.id,
    });
    return presentRun(row);
  });
}
