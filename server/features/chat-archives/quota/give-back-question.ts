import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { askedDay } from '#server/features/chat-archives/chat-archives.table.ts';

/**
 * A question that was not answered does not count.
 * @param day that it was counted for: by now it may be another
 */
export async function giveBackQuestion({ db }: Services, userId: string, day: string): Promise<void> {
  await db
    .update(askedDay)
    .set({ answered: sql`greatest(${askedDay.answered} - 1, 0)` })
    .where(and(eq(askedDay.userId, userId), eq(askedDay.day, day)));
}
