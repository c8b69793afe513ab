import { sql } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { reopenQuestions as endpoint } from '#contract/unanswered-questions/unanswered-questions.endpoints.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { listTopicsOf } from './list-topics-of.ts';
import { recordQuestionsSettled } from './record-questions-settled.ts';

/**
 * Puts settled questions back on the list, with all that ask the same of the same agent. Throws `not-found` when none of
 * the ids is a question of this workspace.
 */
export function reopenQuestions(
  ctx: Context,
  { questionIds }: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return withTransaction(ctx, async (ctx) => {
    const topics = await listTopicsOf(ctx, questionIds);
    if (topics.length === 0) throw failure('not-found');
    let questions = 0;
    for (const { agentId, topic, outcome } of topics) {
      const { rowCount } = await ctx.db.execute(sql`
        update question set settled_at = null, settled_as = null
        where agent_id = ${agentId} and coalesce(topic, id) = ${topic} and outcome = ${outcome}
          and settled_at is not null`);
      questions += rowCount ?? 0;
    }
    await recordQuestionsSettled(ctx, topics);
    return { questions };
  });
}
