import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Outcome } from '#contract/conversations/conversations.ts';
import type { Context } from '#server/context.ts';
import { isCountedQuestion } from '#server/counting/counted.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { question } from './conversations.table.ts';

export interface QuestionQuery {
  agentId?: string | undefined;
  /** ISO 8601; the first is included, the second is not. */
  from?: string | undefined;
  to?: string | undefined;
  outcome?: Outcome | undefined;
}

/** The messages that were written in a time and had an outcome, without those of previews unless they are wanted. */
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
  );
}
