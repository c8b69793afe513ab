import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { TestAnswer } from '#contract/agent-tests/agent-tests.schemas.ts';
import type { Context, Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import {
  agentTest,
  agentTestResult,
  agentTestRun,
  type TestRunRow,
} from '#server/features/agent-tests/agent-tests.table.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import type { AgentRow } from '#server/features/agents/find-agent.ts';
import { liveAgentOf } from '#server/features/answering/live-agent-of.ts';
import { tryQuestion } from '#server/features/answering/try-question.ts';
import { listUnembedded } from '#server/features/sources/meaning/list-unembedded.ts';
import { createSearchIndexes } from '#server/features/sources/search/create-search-indexes.ts';
import { source } from '#server/features/sources/sources.table.ts';
import { embedWaiting } from '#server/features/sources/standby/embed-waiting.ts';
import { listWaiting, type WaitingDocument } from '#server/features/sources/standby/list-waiting.ts';
import { publishWaiting } from '#server/features/sources/standby/publish-waiting.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { finishRun } from './finish-run.ts';
import { judgeAnswer } from './judge-answer.ts';
import { openRun } from './open-run.ts';
import { settingsOfAnswers } from './settings-of-answers.ts';
import { type TestRunJob, testRunJob } from './test-run-job.ts';

/** Progress is shown at most this often. */
const showMs = 1_000;
/** New passages are first found by words alone; after this many waits the tests run without them. */
const waitSeconds = 5;
const mostWaits = 60;

/**
 * Asks the agent all its test questions, in the way that it answers visitors, and keeps what it says. A run for changed
 * settings is left out where nothing changed that answers depend on. A training that waits for the tests is tried by
 * them first.
 */
export async function runTests(services: Services, job: TestRunJob, signal: AbortSignal): Promise<void> {
  const workspace = await findWorkspace(services, job.workspaceId);
  if (workspace === null) return;
  const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
  const [row] = await ctx.db
    .select()
    .from(agent)
    .where(and(eq(agent.id, job.agentId), eq(agent.workspaceId, workspace.id)));
  if (row === undefined) return;
  if (await mustWait(ctx, job)) return;
  const waiting = await listWaiting(ctx, row.id);
  const isTried = waiting.length > 0 && row.holdsBackTraining && job.runId === undefined;
  // What answers now is what the new text is compared with.
  const needsBase = isTried && !(await hasBase(ctx, row.id));
  let run: TestRunRow | null = null;
  if (!isTried || needsBase || job.cause === 'settings') {
    run = await openRun(ctx, job, { settings: settingsOfAnswers(row), waiting: 0 });
    if (run !== null) {
      await askAll(ctx, row, run, signal);
      await finishRun(ctx, run);
    }
  }
  // What is held back is tried again when something has changed that may let it pass.
  const isChanged = job.cause === 'training' || run !== null || !row.holdsBackTraining;
  if (waiting.length > 0 && job.runId === undefined && isChanged)
    await tryWaiting(ctx, row, { job, waiting, signal });
}

interface Trial {
  job: TestRunJob;
  waiting: readonly WaitingDocument[];
  signal: AbortSignal;
}

/** Asks as if the texts that wait answered, and lets them answer unless a test is lost by it. */
async function tryWaiting(ctx: Context, row: AgentRow, { job, waiting, signal }: Trial): Promise<void> {
  // Its owner does not hold trainings back any more.
  if (!row.holdsBackTraining) return publishWaiting(ctx, row.id);
  await embedWaiting(ctx, waiting, signal);
  const settings = settingsOfAnswers(row);
  const run = await openRun(ctx, { ...job, cause: 'training' }, { settings, waiting: waiting.length });
  if (run !== null) {
    const searchIndexes = createSearchIndexes({ withWaiting: true });
    await askAll({ ...ctx, searchIndexes }, row, run, signal);
    if ((await finishRun(ctx, run)) === 'held') return;
  }
  await publishWaiting(ctx, row.id, waiting);
}

const hasBase = async (ctx: Context, agentId: string): Promise<boolean> =>
  (await ctx.db.$count(
    agentTestRun,
    and(
      eq(agentTestRun.agentId, agentId),
      eq(agentTestRun.state, 'done'),
      or(isNull(agentTestRun.decision), eq(agentTestRun.decision, 'published')),
    ),
  )) > 0;

/** Until all passages have their vectors, an answer in other words would be missed, and found a moment later. */
async function mustWait(ctx: Context, job: TestRunJob): Promise<boolean> {
  const model = ctx.embeddingModels.current;
  const waited = job.waited ?? 0;
  if (model === null || ctx.embeddingModels.state() !== 'ok' || waited >= mostWaits) return false;
  if ((await listUnembedded(ctx, job.agentId, model.id, 1)).length === 0) return false;
  await ctx.jobs.addJob<TestRunJob>(ctx.db, {
    name: testRunJob,
    data: { ...job, waited: waited + 1 },
    singletonKey: job.runId ?? `${job.agentId} ${job.cause}`,
    groupId: job.workspaceId,
    startAfterSeconds: waitSeconds,
  });
  return true;
}

async function askAll(ctx: Context, row: AgentRow, run: TestRunRow, signal: AbortSignal): Promise<void> {
  const tests = await ctx.db
    .select()
    .from(agentTest)
    .where(eq(agentTest.agentId, row.id))
    .orderBy(asc(agentTest.id));
  const sources = await ctx.db.select({ id: source.id }).from(source).where(eq(source.agentId, row.id));
  const sourceIds = new Set(sources.map(({ id }) => id));
  const live = liveAgentOf(row, ctx.workspace);
  let shownAt = performance.now();
  let passed = 0;
  for (const [at, { id: testId, question, expectation }] of tests.entries()) {
    signal.throwIfAborted();
    const models = await ctx.workspaceModels.forAnswers(ctx);
    const reply = await tryQuestion(ctx, live, question, { models, signal });
    signal.throwIfAborted();
    const answer = await judgeAnswer(ctx, { expectation, sourceIds }, reply, signal);
    if (answer.hasPassed) passed += 1;
    await storeResult(ctx, { runId: run.id, testId, question, expectation, answer });
    const isLast = at === tests.length - 1;
    if (isLast || performance.now() - shownAt > showMs) {
      shownAt = performance.now();
      await showProgress(ctx, run, { total: tests.length, done: at + 1, passed });
    }
    await setImmediate();
  }
}

async function storeResult(
  ctx: Context,
  result: typeof agentTestResult.$inferInsert & { answer: TestAnswer },
): Promise<void> {
  await ctx.db
    .insert(agentTestResult)
    .values(result)
    .onConflictDoUpdate({
      target: [agentTestResult.runId, agentTestResult.testId],
      set: { answer: result.answer, question: result.question, expectation: result.expectation },
    });
}

function showProgress(
  ctx: Context,
  { id, agentId }: TestRunRow,
  counted: { total: number; done: number; passed: number },
): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    await ctx.db.update(agentTestRun).set(counted).where(eq(agentTestRun.id, id));
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'tests.changed', payload: { agentId } });
  });
}
