import { and, eq, sql } from 'drizzle-orm';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { agent } from './agents.table.ts';
import { selectAgents } from './select-agents.ts';

/** The agent as the API shows it, or `not-found`. */
export async function getAgent(ctx: Context, agentId: string): Promise<Agent> {
  const where = and(inWorkspace(ctx, agent), eq(agent.id, agentId));
  const [found] = await selectAgents(ctx, where, sql`${agent.id}`, 1);
  if (found === undefined) throw failure('not-found');
  return found;
}
