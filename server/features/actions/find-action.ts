import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { type ActionRow, action } from './actions.table.ts';

/** An action of an agent of this workspace, or `not-found`. */
export async function findAction(ctx: Context, agentId: string, actionId: string): Promise<ActionRow> {
  const [row] = await ctx.db
    .select()
    .from(action)
    .where(and(inWorkspace(ctx, action), eq(action.agentId, agentId), eq(action.id, actionId)));
  if (row === undefined) throw failure('not-found');
  return row;
}
