import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { dismissQuestions as endpoint } from '#contract/unanswered-questions/unanswered-questions.endpoints.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { settleQuestions } from './settle-questions.ts';

/**
 * Takes unanswered questions off the list, with all that ask the same of the same agent. The figures stay: a dismissed
 * question was not answered. Throws `not-found` when none of the ids is a question of this workspace.
 */
export function dismissQuestions(
  ctx: Context,
  { questionIds, reason }: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return withTransaction(ctx, async (ctx) => {
    const settled = await settleQuestions(ctx, questionIds, reason);
    if (settled === null) throw failure('not-found');
    return { questions: settled };
  });
}
