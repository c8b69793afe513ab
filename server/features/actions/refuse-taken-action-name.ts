import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { action } from './actions.table.ts';

/** Throws `conflict` when another action of the agent has this name. Call it with the agent locked. */
export async function refuseTakenActionName(
  ctx: Context,
  agentId: string,
  name: string,
  except = '',
): Promise<void> {
  const [taken] = await ctx.db
    .select({ id: action.id })
    .from(action)
    .where(
      and(
        inWorkspace(ctx, action),
        eq(action.agentId, agentId),
        sql`lower(${action.name}) = lower(${name})`,
        ne(action.id, except),
      ),
    );
  if (taken === undefined) return;
  const message = 'This agent already has an action with this name. Choose another name.';
  throw failure('conflict', { message, details: { name: message } });
}
