import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { agentTest } from './agent-tests.table.ts';

/** Deletes a test; what earlier runs found stays. */
export function deleteTest(ctx: Context, agentId: string, testId: string): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const deleted = await ctx.db
      .delete(agentTest)
      .where(and(inWorkspace(ctx, agentTest), eq(agentTest.agentId, agentId), eq(agentTest.id, testId)))
      .returning({ id: agentTest.id });
    if (deleted.length === 0) throw failure('not-found');
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'tests.changed', payload: { agentId } });
  });
}
