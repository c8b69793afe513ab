import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Feedback, Outcome } from '#contract/conversations/conversations.ts';
import type { Context } from '#server/context.ts';
import { isCountedQuestion } from '#server/counting/counted.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { message, question } from './conversations.table.ts';
import { findWords } from './find-words.ts';

export interface QuestionQuery {
  agentId?: string | undefined;
  /** ISO 8601; the first is included, the second is not. */
  from?: string | undefined;
  to?: string | undefined;
  outcome?: Outcome | undefined;
  /** Words in the question or its answer. */
  words?: string | undefined;
  /** The visitor's thumb on the answer. */
  rating?: Feedback | undefined;
  /** What the workspace thinks of the answer. */
  judgement?: Feedback | undefined;
}

/** The messages that were written in a time and had an outcome, words or a thumb, without those of previews unless they are wanted. */
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
    query.outcome === undefined ? undefined : eq(question.outcome, query.outcome),
    query.words === undefined
      ? undefined
      : sql`${question.id} in (select question_id from (${findWords(ctx, query.words)}) as found)`,
    query.rating === undefined ? undefined : hasThumb(ctx, message.feedback, query.rating),
    query.judgement === undefined ? undefined : hasThumb(ctx, message.judgement, query.judgement),
  );
}

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
