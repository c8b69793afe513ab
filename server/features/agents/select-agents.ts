import { eq, type SQL, sql } from 'drizzle-orm';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { Context } from '#server/context.ts';
import { pictureUrl } from '#server/features/pictures/picture-url.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { isPausedByPlan } from '#server/quota/is-paused-by-plan.ts';
import { agent } from './agents.table.ts';
import { countTotals } from './count-totals.ts';

const noTotals = { conversations: 0, messages: 0, leads: 0, sources: 0 };

/** Agents as the API shows them. `where` must keep to the workspace. */
export async function selectAgents(
  ctx: Context,
  where: SQL | undefined,
  order: SQL,
  limit: number,
): Promise<Agent[]> {
  const found = await ctx.db
    .select({ row: agent, isPausedByPlan: sql<boolean>`${sql.raw(isPausedByPlan)}` })
    .from(agent)
    .innerJoin(workspace, eq(workspace.id, agent.workspaceId))
    .where(where)
    .orderBy(order)
    .limit(limit);
  const totals = await countTotals(
    ctx,
    found.map(({ row }) => row.id),
  );
  return found.map(({ row, isPausedByPlan }) => ({
    ...present(row, totals.get(row.id) ?? noTotals),
    isPausedByPlan,
  }));
}

function present(row: typeof agent.$inferSelect, counts: Agent['counts']): Omit<Agent, 'isPausedByPlan'> {
  const {
    workspaceId: _w,
    indexVersion: _i,
    usualHourlyMessages: _u,
    keepsPlace: _k,
    avatar,
    cover,
    ...shown
  } = row;
  return {
    ...shown,
    avatarUrl: pictureUrl(avatar),
    coverUrl: pictureUrl(cover),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    counts,
  };
}
