import { and, desc, eq } from 'drizzle-orm';
import type { TestRun } from '#contract/agent-tests/agent-tests.schemas.ts';
import { keptTestRuns } from '#contract/agent-tests/agent-tests.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { agentTestRun } from '#server/features/agent-tests/agent-tests.table.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { presentRun } from './present-run.ts';

/** The runs that are kept of an agent, newest first. */
export async function listTestRuns(ctx: Context, agentId: string): Promise<TestRun[]> {
  await findAgent(ctx, agentId);
  const rows = await ctx.db
    .select()
    .from(agentTestRun)
    .where(and(inWorkspace(ctx, agentTestRun), eq(agentTestRun.agentId, agentId)))
    .orderBy(desc(agentTestRun.id))
    .limit(keptTestRuns);
  return rows.map(presentRun);
}
