import { max } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { question } from '#server/features/conversations/conversations.table.ts';
import { matchQuestions } from '#server/features/conversations/questions/match-questions.ts';
import type { ConversationQuery } from './match-conversations.ts';

/**
 * The newest conversation that has a message in a time that is over; undefined where the time goes on until now. A list
 * begins with it: to come to a month of last year, it would else pass all that is newer.
 */
export async function findNewestAsked(
  ctx: Context,
  { agentId, from, to }: ConversationQuery,
): Promise<string | undefined> {
  if (to === undefined || new Date(to) >= ctx.clock.now()) return undefined;
  const [found] = await ctx.db
    .select({ id: max(question.conversationId) })
    .from(question)
    .where(matchQuestions(ctx, { agentId, from, to }, 'with-previews'));
  return found?.id ?? '';
}
