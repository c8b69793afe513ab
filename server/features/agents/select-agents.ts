import type { SQL } from 'drizzle-orm';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { Context } from '#server/context.ts';
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
  const rows = await ctx.db.select().from(agent).where(where).orderBy(order).limit(limit);
  const totals = await countTotals(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map(
    ({ workspaceId: _w, indexVersion: _i, usualHourlyMessages: _u, createdAt, updatedAt, ...settings }) => ({
      ...settings,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      counts: totals.get(settings.id) ?? noTotals,
    }),
  );
}
