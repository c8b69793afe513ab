import { and, eq } from 'drizzle-orm';
import type { AgentTest, TestExpectation } from '#contract/agent-tests/agent-tests.schemas.ts';
import { type TestOrigin, testsMaximum } from '#contract/agent-tests/agent-tests.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { agentTest } from './agent-tests.table.ts';
import { presentTest } from './present-test.ts';
import { refuseSameQuestion } from './refuse-same-question.ts';
import { requireSource } from './require-source.ts';

interface NewTest {
  question: string;
  expectation: TestExpectation;
  origin: TestOrigin;
}

/**
 * Adds a test to an agent. `conflict` where it has one of this question, `cannot-process` beyond the maximum,
 * `not-found` for an agent or a source out of reach.
 */
export function addTest(ctx: Context, agentId: string, given: NewTest): Promise<AgentTest> {
  return refuseSameQuestion(
    withTransaction(ctx, async (ctx) => {
      await findAgent(ctx, agentId, 'lock');
      await requireSource(ctx, agentId, given.expectation);
      const ofAgent = and(inWorkspace(ctx, agentTest), eq(agentTest.agentId, agentId));
      if ((await ctx.db.$count(agentTest, ofAgent)) >= testsMaximum) {
        throw failure('cannot-process', {
          message: `There are already ${testsMaximum} tests. Delete one first.`,
        });
      }
      const [row] = await ctx.db
        .insert(agentTest)
        .values({
          id: createId('tst'),
          workspaceId: ctx.workspace.id,
          agentId,
          ...given,
          createdAt: ctx.clock.now(),
        })
        .returning();
      if (row === undefined) throw new Error('The row of a test was not made.');
      await recordEvent(ctx.db, ctx.workspace.id, { name: 'tests.changed', payload: { agentId } });
      return presentTest(row);
    }),
  );
}
