import { sql } from 'drizzle-orm';
import type { listTop as endpoint } from '#contract/analytics/analytics.endpoints.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { tallies } from '#server/counting/tallies.ts';

/** The languages of messages, or the pages that they were written on, most frequent first. */
export async function listTop(
  ctx: Context,
  { by, limit, agentId, ...times }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const scope = { workspaceId: ctx.workspace.id, agentId };
  const { rows } = await ctx.db.execute<{ key: string; messages: number; all: string; keys: string }>(sql`
    select key, messages, sum(messages) over () as all, count(*) over () as keys
    from (${tallies(scope, times, by)}) as tally
    order by messages desc, key limit ${limit}`);
  return {
    data: rows.map(({ key, messages }) => ({ key, messages })),
    messages: Number(rows[0]?.all ?? 0),
    keys: Number(rows[0]?.keys ?? 0),
  };
}
