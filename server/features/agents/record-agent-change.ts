import { and, eq, lte } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { agentChange } from './agents.table.ts';

/** Changes that are kept of an agent. A form that was opened before them counts as older in every field. */
const keptChanges = 100;

/** Notes which settings a version has changed, and who did it. */
export async function recordAgentChange(
  ctx: Context,
  { agentId, version, fields }: { agentId: string; version: number; fields: string[] },
): Promise<void> {
  const { actor, workspace, clock } = ctx;
  const userId = actor.kind === 'user' ? actor.userId : null;
  const row = { agentId, version, workspaceId: workspace.id, userId, fields, changedAt: clock.now() };
  await ctx.db.insert(agentChange).values(row);
  await ctx.db
    .delete(agentChange)
    .where(
      and(
        inWorkspace(ctx, agentChange),
        eq(agentChange.agentId, agentId),
        lte(agentChange.version, version - keptChanges),
      ),
    );
}
