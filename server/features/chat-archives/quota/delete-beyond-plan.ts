import { and, eq, ne, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { archiveMessage, chatArchive } from '#server/features/chat-archives/chat-archives.table.ts';
import { deleteOlderMessages } from './delete-older-messages.ts';
import { limitsOf } from './limits-of.ts';

/**
 * Deletes the oldest messages of an archive that its user's plan does not include, and answers their numbers. Call it in the
 * transaction that adds messages.
 */
export async function deleteBeyondPlan(
  services: Services,
  { id, userId }: { id: string; userId: string },
): Promise<number[]> {
  const { messages } = limitsOf(services);
  if (messages === null) return [];
  const elsewhere = await countElsewhere(services, userId, id);
  return deleteOlderMessages(services, id, Math.max(0, messages - elsewhere));
}

/** Messages of the user's other archives. */
async function countElsewhere({ db }: Services, userId: string, archiveId: string): Promise<number> {
  const [row] = await db
    .select({ messages: sql<number>`count(*)::int` })
    .from(archiveMessage)
    .innerJoin(chatArchive, eq(chatArchive.id, archiveMessage.archiveId))
    .where(and(eq(chatArchive.userId, userId), ne(chatArchive.id, archiveId)));
  return row?.messages ?? 0;
}
