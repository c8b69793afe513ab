import { sql } from 'drizzle-orm';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { Context } from '#server/context.ts';
import { isCountedQuestion } from '#server/counting/counted.ts';
import { questionsOfSpans } from '#server/counting/questions-of-spans.ts';
import { splitRange } from '#server/counting/split-range.ts';
import { uncountedSpans } from '#server/counting/uncounted-spans.ts';

type Totals = Agent['counts'];

/** What each of these agents of the workspace has had since the beginning, by its id. */
export async function countTotals(ctx: Context, agentIds: readonly string[]): Promise<Map<string, Totals>> {
  if (agentIds.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: string } & Record<keyof Totals, string>>(sql`
    with span as materialized (${uncountedSpans(ctx.workspace.id, splitRange({}, 'quarter'))})
    select agent.id,
      counted.messages + coalesce((select sum(messages) from question_count where scope_id = agent.id), 0) as messages,
      counted.conversations + coalesce((
        select sum(conversations) from conversation_count
        where workspace_id = agent.workspace_id and scope_id = agent.id and kind = 'any' and previous is null
      ), 0) as conversations,
      (select count(*) from lead where agent_id = agent.id) as leads,
      (select count(*) from source where agent_id = agent.id) as sources
    from agent
    cross join lateral (
      select count(*) as messages, count(*) filter (where not exists (
        select from question as earlier
        where earlier.conversation_id = question.conversation_id
          and (earlier.asked_at, earlier.id) < (question.asked_at, question.id)
      )) as conversations
      from ${questionsOfSpans(sql`span`, sql`question.agent_id = agent.id and ${isCountedQuestion}`)}
    ) as counted
    where agent.workspace_id = ${ctx.workspace.id} and agent.id in ${agentIds}`);
  return new Map(
    rows.map(({ id, messages, conversations, leads, sources }) => [
      id,
      {
        conversations: Number(conversations),
        messages: Number(messages),
        leads: Number(leads),
        sources: Number(sources),
      },
    ]),
  );
}
