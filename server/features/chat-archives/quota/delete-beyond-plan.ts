import { and, eq, gt, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import {
  archiveMessage,
  archiveTie,
  chatArchive,
} from '#server/features/chat-archives/chat-archives.table.ts';
import { deleteOlderMessages } from './delete-older-messages.ts';
import { limitsOf } from './limits-of.ts';

/**
 * After messages were added to an archive: deletes the oldest ones that its user's plan does not include, and answers their
 * numbers. Who has more than that from a larger plan keeps all of it, and gets nothing added. Call it in the transaction that
 * adds them.
 * @param lastNumber of the messages that were there before
 */
export async function deleteBeyondPlan(
  services: Services,
  { id, userId, lastNumber }: { id: string; userId: string; lastNumber: number },
): Promise<number[]> {
  const { messages } = await limitsOf(services, userId);
  if (messages === null) return [];
  const deleted = await deleteMessages(services, { id, userId, lastNumber }, messages);
  if (deleted.length > 0)
    await services.db
      .delete(archiveTie)
      .where(
        and(eq(archiveTie.archiveId, id), sql`${archiveTie.message} = any(${sql.param(deleted)}::int[])`),
      );
  return deleted;
}

async function deleteMessages(
  services: Services,
  { id, userId, lastNumber }: { id: string; userId: string; lastNumber: number },
  messages: number,
): Promise<number[]> {
  const { before, elsewhere } = await countBefore(services, { id, userId, lastNumber });
  if (before > messages) {
    const added = await services.db
      .delete(archiveMessage)
      .where(and(eq(archiveMessage.archiveId, id), gt(archiveMessage.number, lastNumber)))
      .returning({ number: archiveMessage.number });
    return added.map(({ number }) => number);
  }
  return deleteOlderMessages(services, id, messages - elsewhere);
}

/** Messages that the user had in all archives, and those in archives other than this one. */
async function countBefore(
  { db }: Services,
  { id, userId, lastNumber }: { id: string; userId: string; lastNumber: number },
): Promise<{ before: number; elsewhere: number }> {
  const isElsewhere = sql`${archiveMessage.archiveId} <> ${id}`;
  const [row] = await db
    .select({
      before: sql<number>`(count(*) filter (where ${isElsewhere} or ${archiveMessage.number} <= ${lastNumber}))::int`,
      elsewhere: sql<number>`(count(*) filter (where ${isElsewhere}))::int`,
    })
    .from(archiveMessage)
    .innerJoin(chatArchive, eq(chatArchive.id, archiveMessage.archiveId))
    .where(eq(chatArchive.userId, userId));
  return row ?? { before: 0, elsewhere: 0 };
}
