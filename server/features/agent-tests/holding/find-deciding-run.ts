import { and, desc, eq, gt } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { agentTestRun, type TestRunRow } from '#server/features/agent-tests/agent-tests.table.ts';

/** The last run that tried a training before it answers; null when there was none. */
export async function findDecidingRun(ctx: Context, agentId: string): Promise<TestRunRow | null> {
  const [row] = await ctx.db
    .select()
    .from(agentTestRun)
    .where(
      and(inWorkspace(ctx, agentTestRun), eq(agentTestRun.agentId, agentId), gt(agentTestRun.waiting, 0)),
    )
    .orderBy(desc(agentTestRun.id))
    .limit(1);
  return row ?? null;
}
