import { and, eq } from 'drizzle-orm';
import type { AgentTest } from '#contract/agent-tests/agent-tests.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type Page, type PageQuery, pageOf } from '#server/database/page-of.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { agentTest } from './agent-tests.table.ts';
import { presentTest } from './present-test.ts';

/** The tests of an agent, newest first; `not-found` for another workspace's agent. */
export async function listTests(ctx: Context, agentId: string, query: PageQuery): Promise<Page<AgentTest>> {
  await findAgent(ctx, agentId);
  const ofAgent = and(inWorkspace(ctx, agentTest), eq(agentTest.agentId, agentId));
  return pageOf(ctx, agentTest, ofAgent, query, async (where, order, limit) => {
    const rows = await ctx.db.select().from(agentTest).where(where).orderBy(order).limit(limit);
    return rows.map(presentTest);
  });
}
