import { sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { dayOfAsking } from './day-of-asking.ts';
import { limitsOf } from './limits-of.ts';

/**
 * Counts one question for today, in one statement, so that two at once never pass the limit. Answers the day that it counts
 * for. `plan-limit` when it is full.
 */
export async function consumeQuestion(services: Services, userId: string): Promise<string> {
  const limit = (await limitsOf(services, userId)).questionsPerDay;
  const day = dayOfAsking(services);
  const { rowCount } = await services.db.execute(sql`
    insert into chatgenie_asked_day as asked (user_id, day, answered) values (${userId}, ${day}, 1)
    on conflict (user_id, day) do update set answered = asked.answered + 1
    where ${limit}::int is null or asked.answered < ${limit}::int`);
  if (rowCount === 0)
    throw failure('plan-limit', {
      message: `You have asked ${limit} questions today, which is what your plan includes. You can ask again after midnight UTC. Search has no limit.`,
    });
  return day;
}
