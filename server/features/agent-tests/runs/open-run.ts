import { and, desc, eq, inArray, isNull, lt, notInArray, or } from 'drizzle-orm';
import { keptTestRuns } from '#contract/agent-tests/agent-tests.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import {
  agentTest,
  agentTestResult,
  agentTestRun,
  type TestRunRow,
} from '#server/features/agent-tests/agent-tests.table.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import type { TestRunJob } from './test-run-job.ts';

/**
 * The row of a run that begins now, or begins again after an interruption; null where there is nothing to run. The
 * oldest runs make way for it.
 */
export function openRun(
  ctx: Context,
  job: TestRunJob,
  { settings, waiting }: { settings: string; waiting: number },
): Promise<TestRunRow | null> {
  const { agentId, cause } = job;
  return withTransaction(ctx, async (ctx) => {
    const total = await ctx.db.$count(agentTest, eq(agentTest.agentId, agentId));
    const [before] = await ctx.db
      .select()
      .from(agentTestRun)
      .where(
        and(
          eq(agentTestRun.agentId, agentId),
          eq(agentTestRun.state, 'done'),
          // What never answered visitors is nothing to compare with.
          or(isNull(agentTestRun.decision), eq(agentTestRun.decision, 'published')),
          job.runId === undefined ? undefined : lt(agentTestRun.id, job.runId),
        ),
      )
      .orderBy(desc(agentTestRun.id))
      .limit(1);
    const begun = {
      state: 'running' as const,
      settings,
      waiting,
      beforeId: before?.id ?? null,
      total,
      done: 0,
      passed: 0,
    };
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'tests.changed', payload: { agentId } });
    if (job.runId !== undefined) {
      await ctx.db.delete(agentTestResult).where(eq(agentTestResult.runId, job.runId));
      const [row] = await ctx.db
        .update(agentTestRun)
        .set(begun)
        .where(and(eq(agentTestRun.id, job.runId), inArray(agentTestRun.state, ['queued', 'running'])))
        .returning();
      return row ?? null;
    }
    if (total === 0 || (cause === 'settings' && before?.settings === settings)) return null;
    // One that was interrupted has no end of its own: this one begins in its place.
    await ctx.db
      .delete(agentTestRun)
      .where(
        and(
          eq(agentTestRun.agentId, agentId),
          eq(agentTestRun.cause, cause),
          eq(agentTestRun.state, 'running'),
        ),
      );
    const [row] = await ctx.db
      .insert(agentTestRun)
      .values({
        id: createId('trn'),
        workspaceId: ctx.workspace.id,
        agentId,
        cause,
        createdAt: ctx.clock.now(),
        ...begun,
      })
      .returning();
    await deleteOldest(ctx, agentId);
    return row ?? null;
  });
}

async function deleteOldest(ctx: Context, agentId: string): Promise<void> {
  const kept = ctx.db
    .select({ id: agentTestRun.id })
    .from(agentTestRun)
    .where(eq(agentTestRun.agentId, agentId))
    .orderBy(desc(agentTestRun.id))
    .limit(keptTestRuns);
  await ctx.db
    .delete(agentTestRun)
    .where(
      and(
        eq(agentTestRun.agentId, agentId),
        inArray(agentTestRun.state, ['done', 'stopped']),
        notInArray(agentTestRun.id, kept),
      ),
    );
}
