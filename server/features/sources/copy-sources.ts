import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { source } from './sources.table.ts';
import { storeSource } from './store-source.ts';
import { copyFileJob } from './training/training-jobs.ts';

/**
 * Gives an agent the sources of another one, oldest first, so that the lists are in one order. What they say is read
 * again. Files are copied by jobs, as each may be large. `plan-limit` beyond the plan.
 */
export async function copySources(ctx: Context, fromAgentId: string, toAgentId: string): Promise<void> {
  const rows = await ctx.db
    .select({ id: source.id, config: source.config, schedule: source.schedule })
    .from(source)
    .where(and(inWorkspace(ctx, source), eq(source.agentId, fromAgentId)))
    .orderBy(asc(source.id));
  for (const { id, config, schedule } of rows) {
    if (config.kind !== 'file') {
      await storeSource(ctx, toAgentId, config, schedule);
      continue;
    }
    const data = { workspaceId: ctx.workspace.id, sourceId: id, agentId: toAgentId };
    await ctx.jobs.addJob(ctx.db, { name: copyFileJob, data, groupId: ctx.workspace.id });
  }
}
