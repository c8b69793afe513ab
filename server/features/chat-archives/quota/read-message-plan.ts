import type { MessagePlan } from '#contract/chat-archives/chat-archives.schemas.ts';
import { messagePlans } from '#contract/chat-archives/chat-archives.ts';
import type { Services } from '#server/context.ts';
import { askedToday } from './asked-today.ts';
import { messagePlanOf } from './message-plan-of.ts';

/** What a user may have in ChatGenie, and what they have used. */
export async function readMessagePlan(services: Services, userId: string): Promise<MessagePlan> {
  const plan = await messagePlanOf(services, userId);
  const limits = messagePlans[plan];
  const { rows } = await services.pool.query<{ messages: number; platforms: number }>(
    `select
       (select count(*)::int from archive_message m join chat_archive a on a.id = m.archive_id where a.user_id = $1) as messages,
       (select count(distinct platform)::int from archive_chat c join chat_archive a on a.id = c.archive_id where a.user_id = $1) as platforms`,
    [userId],
  );
  const [used] = rows;
  return {
    plan,
    messages: { used: used?.messages ?? 0, limit: limits.messages },
    questions: { used: await askedToday(services, userId), limit: limits.questionsPerDay },
    platforms: { used: used?.platforms ?? 0, limit: limits.platforms },
  };
}
