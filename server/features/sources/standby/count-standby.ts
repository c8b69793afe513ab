import { sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';

/** How many documents of an agent have a text that waits, and how many one to go back to. */
export async function countStandby(
  ctx: Context,
  agentId: string,
): Promise<{ waiting: number; before: number }> {
  const { rows } = await ctx.db.execute<{ waiting: string; before: string }>(sql`
    select count(*) filter (where standby ->> 'kind' = 'waiting') as waiting,
      count(*) filter (where standby ->> 'kind' = 'before') as before
    from document where agent_id = ${agentId} and standby is not null`);
  return { waiting: Number(rows[0]?.waiting ?? 0), before: Number(rows[0]?.before ?? 0) };
}
