import { and, eq, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { ClosestPassage } from '#contract/conversations/conversations.schemas.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { listUnanswered as endpoint } from '#contract/unanswered-questions/unanswered-questions.endpoints.ts';
import type { UnansweredGroup } from '#contract/unanswered-questions/unanswered-questions.schemas.ts';
import {
  clearings,
  type QuestionState,
  type Settlement,
} from '#contract/unanswered-questions/unanswered-questions.ts';
import { mergeByMeaning } from '#core/answering/asking/merge-by-meaning.ts';
import { groupTopics } from '#core/answering/asking/topics/group-topics.ts';
import type { Context } from '#server/context.ts';
import { question } from '#server/features/conversations/conversations.table.ts';
import { matchQuestions } from './match-questions.ts';
import { topicVector } from './topics.table.ts';

/** Topics that are grouped by meaning; those asked least are left to the next page of work. */
const mostTopics = 1_000;

const wordingsShown = 10;

interface Topic extends Record<string, unknown> {
  agentId: string;
  agentName: string;
  topic: string;
  language: string;
  asked: string;
  newestId: string;
  /** Of all topics, not of this one. */
  topics: string;
  questions: string;
}

interface Wording extends Record<string, unknown> {
  id: string;
  agentId: string;
  topic: string;
  conversationId: string;
  text: string;
  askedAt: string | Date;
  closest: ClosestPassage | null;
  settledAt: string | Date | null;
  settledAs: Settlement | null;
}

/** A question from before topics were kept is a topic of its own. */
const topicOf = sql`coalesce(question.topic, question.id)`;

/**
 * The questions that visitors asked and the sources did not answer, in groups that mean about the same; each group with
 * the visitors' words and the passage that came closest.
 */
export async function listUnanswered(
  ctx: Context,
  { limit, state, ...query }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const where = and(matchQuestions(ctx, query), isInState(state));
  const topics = await readTopics(ctx, where);
  const vectors = await readVectors(ctx, topics);
  const groups = [...Map.groupBy(topics, ({ agentId }) => agentId).values()]
    .flatMap((ofAgent) => mergeByMeaning(groupTopics(ofAgent), (topic) => vectors.get(keyOf(topic)) ?? null))
    .sort((one, other) => askedIn(other) - askedIn(one) || (newestOf(one) < newestOf(other) ? 1 : -1));
  const shown = groups.slice(0, limit);
  const wordings = await readWordings(ctx, where, shown.flat());
  return {
    data: shown.flatMap((group) => presentGroup(group, wordings)),
    questions: Number(topics[0]?.questions ?? 0),
    groups: groups.length + Math.max(0, Number(topics[0]?.topics ?? 0) - topics.length),
  };
}

function isInState(state: QuestionState): SQL | undefined {
  if (state === 'open') return isNull(question.settledAt);
  const isCleared = inArray(question.settledAs, [...clearings]);
  return and(
    isNotNull(question.settledAt),
    state === 'cleared' ? isCleared : notInArray(question.settledAs, [...clearings]),
  );
}

async function readTopics(ctx: Context, where: SQL | undefined): Promise<Topic[]> {
  const { rows } = await ctx.db.execute<Topic>(sql`
    select asked.*, agent.name as "agentName", count(*) over () as topics, sum(asked.asked) over () as questions
    from (
      select question.agent_id as "agentId", question.topic, coalesce(min(question.language), 'en') as language,
        count(*) as asked, max(question.id) as "newestId"
      from question
      where ${where} and question.topic is not null
      group by question.agent_id, question.topic
      union all
      select question.agent_id, question.id, coalesce(question.language, 'en'), 1, question.id
      from question
      where ${where} and question.topic is null
    ) as asked join agent on agent.id = asked."agentId"
    order by asked.asked desc, "newestId" desc limit ${mostTopics}`);
  return rows;
}

/** The vectors of these topics by the current model, where there are any: see `embedTopics`. */
async function readVectors(ctx: Context, topics: readonly Topic[]): Promise<Map<string, Int8Array>> {
  const model = ctx.embeddingModels.current;
  if (model === null || topics.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(topicVector)
    .where(
      and(
        eq(topicVector.model, model.id),
        inArray(topicVector.agentId, [...new Set(topics.map(({ agentId }) => agentId))]),
        inArray(
          topicVector.topic,
          topics.map(({ topic }) => topic),
        ),
      ),
    );
  return new Map(rows.map((row) => [keyOf(row), new Int8Array(row.vector)]));
}

/** The newest questions of these topics, newest first. */
async function readWordings(
  ctx: Context,
  where: SQL | undefined,
  topics: readonly Topic[],
): Promise<Map<string, Wording[]>> {
  if (topics.length === 0) return new Map();
  const named = topics.map(({ topic }) => topic);
  const { rows } = await ctx.db.execute<Wording>(sql`
    select asked.*, message.text
    from (
      select question.id, question.agent_id as "agentId", ${topicOf} as topic,
        question.conversation_id as "conversationId", question.asked_at as "askedAt", question.closest,
        question.settled_at as "settledAt", question.settled_as as "settledAs",
        row_number() over (partition by question.agent_id, ${topicOf} order by question.id desc) as place
      from question
      where ${where} and (question.topic in ${named} or question.topic is null and question.id in ${named})
    ) as asked
    join message on message.id = asked.id
    where asked.place <= ${wordingsShown}
    order by asked.id desc`);
  return Map.groupBy(rows, keyOf);
}

const keyOf = ({ agentId, topic }: Pick<Topic, 'agentId' | 'topic'>): string => `${agentId} ${topic}`;
const askedIn = (group: readonly Topic[]): number => group.reduce((sum, { asked }) => sum + Number(asked), 0);
const newestOf = (group: readonly Topic[]): string =>
  group
    .map(({ newestId }) => newestId)
    .sort()
    .at(-1) ?? '';

function presentGroup(group: Topic[], wordings: ReadonlyMap<string, Wording[]>): UnansweredGroup[] {
  const asked = group
    .flatMap((topic) => wordings.get(keyOf(topic)) ?? [])
    .sort((one, other) => (one.id < other.id ? 1 : -1));
  const [newest] = asked;
  const [first] = group;
  // All of them may have been settled or deleted since the topics were read.
  if (newest === undefined || first === undefined) return [];
  const words = new Set(asked.map(({ text }) => text));
  words.delete(newest.text);
  return [
    {
      questionIds: group.flatMap((topic) => wordings.get(keyOf(topic))?.[0]?.id ?? []),
      agentId: first.agentId,
      agentName: first.agentName,
      question: newest.text,
      conversationId: newest.conversationId,
      askedAt: new Date(newest.askedAt).toISOString(),
      asked: askedIn(group),
      wordings: [...words].slice(0, wordingsShown),
      closest: newest.closest,
      settledAt: newest.settledAt === null ? null : new Date(newest.settledAt).toISOString(),
      settledAs: newest.settledAs,
    },
  ];
}
