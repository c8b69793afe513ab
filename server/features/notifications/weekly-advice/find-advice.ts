import { sql } from 'drizzle-orm';
import { type Advice, type AdviceKind, adviceKinds } from '#core/counting/choose-advice.ts';
import type { Week } from '#core/counting/week-before.ts';
import type { Context } from '#server/context.ts';
import { isInScope } from '#server/counting/is-in-scope.ts';
import { measures } from '#server/counting/measures.ts';

/** What can be done after a week, per agent: how many conversations or questions are behind each kind. */
export async function findAdvice(ctx: Context, { from, to }: Week): Promise<Advice[]> {
  const { abandoned, negative } = measures(ctx.clock.now());
  const isOpen = sql`question.settled_at is null`;
  const { rows } = await ctx.db.execute<
    { agentId: string; agentName: string } & Record<AdviceKind, string>
  >(sql`
    select agent.id as "agentId", agent.name as "agentName",
      count(distinct question.conversation_id) filter (
        where question.outcome = 'handoff' and coalesce(conversation.read_at < conversation.last_message_at, true)
          and not exists (
            select 1 from conversation_read as mark
            where mark.conversation_id = conversation.id and mark.read_at >= conversation.last_message_at
          )
      ) as "open-requests",
      count(*) filter (where question.outcome = 'declined' and ${isOpen}) as unanswered,
      count(*) filter (where ${negative}) as "thumbs-down",
      count(*) filter (where ${abandoned}) as abandoned,
      count(*) filter (where question.outcome = 'hedged' and ${isOpen}) as "partly-answered"
    from question
    join agent on agent.id = question.agent_id
    join conversation on conversation.id = question.conversation_id
    left join message as answer on answer.id = question.answer_id
    where ${isInScope({ workspaceId: ctx.workspace.id })}
      and question.asked_at >= ${from.toISOString()}::timestamptz and question.asked_at < ${to.toISOString()}::timestamptz
    group by agent.id`);
  return rows.flatMap((row) =>
    adviceKinds.map((kind) => ({
      kind,
      agentId: row.agentId,
      agentName: row.agentName,
      count: Number(row[kind]),
    })),
  );
}
