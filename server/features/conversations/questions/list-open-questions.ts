import { sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';

export interface OpenQuestion extends Record<string, unknown> {
  id: string;
  text: string;
  /** What was searched for when it was asked. */
  query: string;
}

/** The newest question of each topic that an agent has not answered, the newest topics first. */
export async function listOpenQuestions(
  ctx: Context,
  agentId: string,
  limit: number,
): Promise<OpenQuestion[]> {
  const { rows } = await ctx.db.execute<OpenQuestion>(sql`
    select open.id, message.text, coalesce(question.query, message.text) as query
    from (
      select max(id) as id from question
      where workspace_id = ${ctx.workspace.id} and agent_id = ${agentId}
        and outcome in ('declined', 'hedged') and settled_at is null
      group by coalesce(topic, id), outcome
      order by 1 desc limit ${limit}
    ) as open
    join question on question.id = open.id
    join message on message.id = open.id
    order by open.id desc`);
  return rows;
}
