import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type ActionRow, action } from './actions.table.ts';

/** The actions of an agent that are on, in the order in which they were made. */
export function listUsableActions(ctx: Context, agentId: string): Promise<ActionRow[]> {
  return ctx.db
    .select()
    .from(action)
    .where(and(inWorkspace(ctx, action), eq(action.agentId, agentId), eq(action.isOn, true)))
    .orderBy(asc(action.id));
}
