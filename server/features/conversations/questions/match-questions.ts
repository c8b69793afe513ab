import { and, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Feedback, Outcome, Resolution } from '#contract/conversations/conversations.ts';
import type { Context } from '#server/context.ts';
import { isCountedQuestion } from '#server/counting/counted.ts';
import { measures } from '#server/counting/measures.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { message, question } from '#server/features/conversations/conversations.table.ts';
import { findWords } from '#server/features/conversations/words/find-words.ts';
import { questionHasWords } from '#server/features/conversations/words/question-has-words.ts';

export interface QuestionQuery {
  agentId?: string | undefined;
  /** ISO 8601; the first is included, the second is not. */
  from?: string | undefined;
  to?: string | undefined;
  /** Only of this conversation and older ones. */
  upTo?: string | undefined;
  outcome?: Outcome | undefined;
  /** Words in the question, its answer or what people replied. */
  words?: string | undefined;
  /** Searches question by question, which is faster where other conditions leave few. */
  looksAtEach?: boolean | undefined;
  /** The visitor's thumb on the answer. */
  rating?: Feedback | undefined;
  /** What the workspace thinks of the answer. */
  judgement?: Feedback | undefined;
  resolution?: Resolution | undefined;
  language?: string | undefined;
  /** The address of a page without its query. */
  askedOn?: string | undefined;
  /** A source that the answer cites. */
  sourceId?: string | undefined;
  /** The address of a page that the answer cites. */
  citedPage?: string | undefined;
  /** 0 for Sunday to 6 for Saturday, and 0 to 23, as clocks in the zone show them; UTC without one. */
  weekday?: number | undefined;
  hour?: number | undefined;
  timeZone?: string | undefined;
  /** Ids of messages with commas between them. */
  askedLike?: string | undefined;
}

/**
 * A condition for the messages that were written in a time and had an outcome, words or a thumb. Messages of previews
 * are included only where the caller wants them.
 */
export function matchQuestions(
  ctx: Context,
  query: QuestionQuery,
  previews: 'without-previews' | 'with-previews' = 'without-previews',
): SQL | undefined {
  return and(
    inWorkspace(ctx, question),
    previews === 'with-previews' ? undefined : isCountedQuestion,
    query.agentId === undefined ? undefined : eq(question.agentId, query.agentId),
    query.from === undefined ? undefined : gte(question.askedAt, new Date(query.from)),
    query.to === undefined ? undefined : lt(question.askedAt, new Date(query.to)),
    query.upTo === undefined ? undefined : lte(question.conversationId, query.upTo),
    query.outcome === undefined ? undefined : eq(question.outcome, query.outcome),
    query.words === undefined ? undefined : matchWords(ctx, query.words, query.looksAtEach),
    query.rating === undefined ? undefined : hasThumb(ctx, message.feedback, query.rating),
    query.judgement === undefined ? undefined : hasThumb(ctx, message.judgement, query.judgement),
    query.resolution === undefined ? undefined : hasAnswer(measures(ctx.clock.now())[query.resolution]),
    query.language === undefined ? undefined : eq(question.language, query.language),
    query.askedOn === undefined ? undefined : eq(question.page, query.askedOn),
    query.sourceId === undefined && query.citedPage === undefined ? undefined : hasAnswer(cites(query)),
    query.weekday === undefined ? undefined : isAt(query, 'dow', query.weekday),
    query.hour === undefined ? undefined : isAt(query, 'hour', query.hour),
    query.askedLike === undefined ? undefined : asksLike(ctx, query.askedLike),
  );
}

const matchWords = (ctx: Context, words: string, looksAtEach = false): SQL =>
  looksAtEach
    ? questionHasWords(words)
    : sql`${question.id} in (select question_id from (${findWords(ctx, words)}) as found)`;

function hasThumb(
  ctx: Context,
  column: typeof message.feedback | typeof message.judgement,
  thumb: Feedback,
): SQL {
  const rated = ctx.db
    .select({ id: message.id })
    .from(message)
    .where(and(inWorkspace(ctx, message), eq(column, thumb)));
  return inArray(question.answerId, rated);
}

/** @param condition on a row of `question` with its `answer`, which may be missing */
const hasAnswer = (condition: SQL): SQL => sql`exists (
  select from (select 1) as one left join message as answer on answer.id = question.answer_id where ${condition})`;

/** One citation must have all that is given: undefined is not written. */
const cites = ({ sourceId, citedPage: url }: QuestionQuery): SQL =>
  sql`answer.sources @> ${JSON.stringify([{ sourceId, url }])}::jsonb`;

const isAt = ({ timeZone = 'UTC' }: QuestionQuery, field: 'dow' | 'hour', value: number): SQL =>
  sql`extract(${sql.raw(field)} from question.asked_at at time zone ${timeZone}) = ${value}`;

const asksLike = (ctx: Context, ids: string): SQL => sql`(question.agent_id, question.topic) in (
  select other.agent_id, other.topic from question as other
  where other.workspace_id = ${ctx.workspace.id} and other.id in ${ids.split(',')})`;
