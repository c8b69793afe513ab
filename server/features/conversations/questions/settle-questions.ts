import { sql } from 'drizzle-orm';
import type { Settlement } from '#contract/unanswered-questions/unanswered-questions.ts';
import type { Context } from '#server/context.ts';
import { listTopicsOf } from './list-topics-of.ts';
import { recordQuestionsSettled } from './record-questions-settled.ts';

/**
 * Settles the open questions of the same topics and outcomes as these. Call it in a transaction.
 * @returns how many there were; null when none of the ids is a question of this workspace
 */
export async function settleQuestions(
  ctx: Context,
  questionIds: readonly string[],
  settlement: Settlement,
): Promise<number | null> {
  const topics = await listTopicsOf(ctx, questionIds);
  if (topics.length === 0) return null;
  let settled = 0;
  for (const { agentId, topic, outcome } of topics) {
    const { rowCount } = await ctx.db.execute(sql`
      update question set settled_at = ${ctx.clock.now()}, settled_as = ${settlement}
      where agent_id = ${agentId} and coalesce(topic, id) = ${topic} and outcome = ${outcome}
        and outcome in ('declined', 'hedged') and settled_at is null`);
    settled += rowCount ?? 0;
  }
  await recordQuestionsSettled(ctx, topics);
  return settled;
}
