import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { listTopQuestions as endpoint } from '#contract/analytics/analytics.endpoints.ts';
import type { TopQuestion } from '#contract/analytics/analytics.schemas.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import { groupTopics } from '#core/answering/asking/topics/group-topics.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { message, question } from '#server/features/conversations/conversations.table.ts';
import { matchQuestions } from '#server/features/conversations/questions/match-questions.ts';

/** Enough to know what is asked most, and quick however many there are. */
const mostQuestions = 5_000;
const mostTopics = 1_000;
const mostIds = 50;

interface Topic extends Record<string, unknown> {
  agentId: string;
  agentName: string;
  topic: string;
  language: string;
  asked: number;
  answered: number;
  newestId: string;
  questions: number;
}

/** The questions of visitors in groups that ask the same, those asked most often first. */
export async function listTopQuestions(
  ctx: Context,
  { limit, ...query }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const topics = await readTopics(ctx, query);
  const groups = [...Map.groupBy(topics, ({ agentId }) => agentId).values()]
    .flatMap((ofAgent) => groupTopics(ofAgent))
    .map(presentGroup)
    .sort((one, other) => other.asked - one.asked || (one.newestId < other.newestId ? 1 : -1))
    .slice(0, limit);
  const texts = await readTexts(
    ctx,
    groups.map(({ newestId }) => newestId),
  );
  return {
    data: groups.flatMap(({ newestId, ...group }) => {
      const text = texts.get(newestId);
      // It may have been deleted since the topics were read.
      return text === undefined ? [] : [{ ...group, question: text }];
    }),
    questions: topics[0]?.questions ?? 0,
  };
}

async function readTopics(ctx: Context, query: Parameters<typeof matchQuestions>[1]): Promise<Topic[]> {
  const where = and(
    matchQuestions(ctx, query),
    isNotNull(question.topic),
    inArray(question.outcome, ['answered', 'hedged', 'declined']),
  );
  const { rows } = await ctx.db.execute<Topic>(sql`
    with newest as (
      select question.id, question.agent_id, question.topic, question.language, question.outcome
      from question where ${where} order by question.asked_at desc limit ${mostQuestions}
    )
    select newest.agent_id as "agentId", agent.name as "agentName", newest.topic,
      coalesce(min(newest.language), 'en') as language, count(*)::int as asked,
      (count(*) filter (where newest.outcome = 'answered'))::int as answered, max(newest.id) as "newestId",
      (sum(count(*)) over ())::int as questions
    from newest join agent on agent.id = newest.agent_id
    group by newest.agent_id, agent.name, newest.topic
    order by asked desc, "newestId" desc limit ${mostTopics}`);
  return rows;
}

function presentGroup(topics: readonly Topic[]): Omit<TopQuestion, 'question'> & { newestId: string } {
  const ids = topics.map(({ newestId }) => newestId);
  const sum = (count: 'asked' | 'answered') => topics.reduce((total, topic) => total + topic[count], 0);
  return {
    questionIds: ids.slice(0, mostIds),
    agentId: topics[0]?.agentId ?? '',
    agentName: topics[0]?.agentName ?? '',
    asked: sum('asked'),
    answered: sum('answered'),
    newestId: [...ids].sort().at(-1) ?? '',
  };
}

async function readTexts(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ id: message.id, text: message.text })
    .from(message)
    .where(and(inWorkspace(ctx, message), inArray(message.id, [...ids])));
  return new Map(rows.map(({ id, text }) => [id, text]));
}
