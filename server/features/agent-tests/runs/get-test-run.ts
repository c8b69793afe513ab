import { and, asc, eq } from 'drizzle-orm';
import type { TestResult, TestRun } from '#contract/agent-tests/agent-tests.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { agentTestResult, agentTestRun } from '#server/features/agent-tests/agent-tests.table.ts';
import { presentRun } from './present-run.ts';

/** A run with its results, each next to that of the run before. */
export async function getTestRun(
  ctx: Context,
  agentId: string,
  testRunId: string,
): Promise<TestRun & { results: TestResult[] }> {
  const [row] = await ctx.db
    .select()
    .from(agentTestRun)
    .where(
      and(inWorkspace(ctx, agentTestRun), eq(agentTestRun.agentId, agentId), eq(agentTestRun.id, testRunId)),
    );
  if (row === undefined) throw failure('not-found');
  const [results, earlier] = await Promise.all([
    readResults(ctx, row.id),
    row.beforeId === null ? [] : readResults(ctx, row.beforeId),
  ]);
  const before = new Map(earlier.map(({ testId, answer }) => [testId, answer]));
  return {
    ...presentRun(row),
    results: results.map(({ testId, question, expectation, answer }) => ({
      testId,
      question,
      expectation,
      ...answer,
      before: before.get(testId) ?? null,
    })),
  };
}

const readResults = (ctx: Context, runId: string) =>
  ctx.db
    .select()
    .from(agentTestResult)
    .where(eq(agentTestResult.runId, runId))
    .orderBy(asc(agentTestResult.testId));
