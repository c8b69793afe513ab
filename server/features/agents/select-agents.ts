import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { Context } from '#server/context.ts';
import { isCountedConversation } from '#server/counting/counted.ts';
import { agent } from './agents.table.ts';

const columns = getTableColumns(agent);
const countOf = (from: SQL): SQL<number> => sql<number>`(select coalesce(${from}))`.mapWith(Number);

/** Agents as the API shows them. `where` must keep to the workspace. */
export async function selectAgents(
  ctx: Context,
  where: SQL | undefined,
  order: SQL,
  limit: number,
): Promise<Agent[]> {
  const rows = await ctx.db
    .select({
      ...columns,
      conversations: countOf(
        sql`(select count(*) from conversation where agent_id = ${agent.id} and ${isCountedConversation}), 0`,
      ),
      messages: countOf(
        sql`(select sum(message_count) from conversation where agent_id = ${agent.id} and ${isCountedConversation}), 0`,
      ),
      leads: countOf(sql`(select count(*) from lead where agent_id = ${agent.id}), 0`),
      sources: countOf(sql`(select count(*) from source where agent_id = ${agent.id}), 0`),
    })
    .from(agent)
    .where(where)
    .orderBy(order)
    .limit(limit);
  return rows.map(
    ({
      conversations,
      messages,
      leads,
      sources,
      workspaceId: _w,
      indexVersion: _i,
      usualHourlyMessages: _u,
      createdAt,
      updatedAt,
      ...settings
    }) => ({
      ...settings,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      counts: { conversations, messages, leads, sources },
    }),
  );
}
