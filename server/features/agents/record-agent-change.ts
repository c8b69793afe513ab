import { and, eq, lte } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { agentChange } from './agents.table.ts';
import type { AgentRow } from './find-agent.ts';

/** Changes that are kept of an agent. A form that was opened before them counts as older in every field. */
const keptChanges = 100;

/**
 * Notes which settings a version has changed, from what, and who did it.
 * @param before the agent as it was
 */
export async function recordAgentChange(
  ctx: Context,
  { version, fields, before }: { version: number; fields: string[]; before: AgentRow },
): Promise<void> {
  const { actor, workspace, clock } = ctx;
  const userId = actor.kind === 'user' ? actor.userId : null;
  const agentId = before.id;
  const stored: Partial<Record<string, unknown>> = before;
  const values = Object.fromEntries(fields.map((field) => [field, stored[field]]));
  const row = {
    agentId,
    version,
    before: values,
    workspaceId: workspace.id,
    userId,
    fields,
    changedAt: clock.now(),
  };
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
