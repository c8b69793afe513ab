import { and, asc, eq } from 'drizzle-orm';
import type { Action } from '#contract/actions/actions.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { action } from './actions.table.ts';
import { presentAction } from './present-action.ts';

/** The actions of an agent, in the order in which they were made. */
export async function listActions(ctx: Context, agentId: string): Promise<Action[]> {
  await findAgent(ctx, agentId);
  const rows = await ctx.db
    .select()
    .from(action)
    .where(and(inWorkspace(ctx, action), eq(action.agentId, agentId)))
    .orderBy(asc(action.id));
  return rows.map(presentAction);
}
