import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { askedDay } from '#server/features/chat-archives/chat-archives.table.ts';
import { dayOfAsking } from './day-of-asking.ts';

/** How many questions of a user were answered today. */
export async function askedToday(services: Services, userId: string): Promise<number> {
  const [row] = await services.db
    .select({ answered: askedDay.answered })
    .from(askedDay)
    .where(and(eq(askedDay.userId, userId), eq(askedDay.day, dayOfAsking(services))));
  return row?.answered ?? 0;
}
