import { sql } from 'drizzle-orm';
import type { listUnanswered as endpoint } from '#contract/conversations/conversations.endpoints.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { matchConversations } from './match-conversations.ts';

/** Of the newest conversations that ended without an answer, the question that had none. */
export async function listUnanswered(
  ctx: Context,
  { limit, ...query }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const found = await ctx.db.execute<{
    id: string;
    agentId: string;
    agentName: string;
    question: string;
    askedAt: string | Date;
  }>(sql`
    select ended.id, ended.agent_id as "agentId", agent.name as "agentName", asked.text as question,
           asked.created_at as "askedAt"
    from (
      select id, agent_id, last_message_at from conversation
      where ${matchConversations(ctx, { ...query, outcome: 'declined' })}
      order by last_message_at desc limit ${limit}
    ) as ended
    join agent on agent.id = ended.agent_id
    cross join lateral (
      select question.text, question.created_at from message as question
      where question.conversation_id = ended.id and question.role = 'user' and question.id < (
        select max(answer.id) from message as answer
        where answer.conversation_id = ended.id and answer.outcome = 'declined')
      order by question.id desc limit 1
    ) as asked
    order by ended.last_message_at desc`);
  return {
    data: found.rows.map(({ id, askedAt, ...row }) => ({
      conversationId: id,
      ...row,
      askedAt: new Date(askedAt).toISOString(),
    })),
  };
}
