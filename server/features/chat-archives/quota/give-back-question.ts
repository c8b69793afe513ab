import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { askedDay } from '#server/features/chat-archives/chat-archives.table.ts';
import { dayOfAsking } from './day-of-asking.ts';

/** A question that was not answered does not count. */
export async function giveBackQuestion(services: Services, userId: string): Promise<void> {
  await services.db
    .update(askedDay)
    .set({ answered: sql`greatest(${askedDay.answered} - 1, 0)` })
    .where(and(eq(askedDay.userId, userId), eq(askedDay.day, dayOfAsking(services))));
}
