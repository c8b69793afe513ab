import type { SQL } from 'drizzle-orm';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { Context } from '#server/context.ts';
import { pictureUrl } from '#server/features/pictures/picture-url.ts';
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
  return rows.map((row) => present(row, totals.get(row.id) ?? noTotals));
}

function present(row: typeof agent.$inferSelect, counts: Agent['counts']): Agent {
  const { workspaceId: _w, indexVersion: _i, usualHourlyMessages: _u, avatar, cover, ...shown } = row;
  return {
    ...shown,
    avatarUrl: pictureUrl(avatar),
    coverUrl: pictureUrl(cover),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    counts,
  };
}
