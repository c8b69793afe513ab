import { eq } from 'drizzle-orm';
import type { ImportReport } from '#contract/chat-imports/chat-imports.schemas.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { chatArchive } from '#server/features/chat-archives/chat-archives.table.ts';
import { deleteBeyondPlan } from '#server/features/chat-archives/quota/delete-beyond-plan.ts';
import { cleanText } from '#server/http/input/clean-text.ts';
import type { ReadChats } from '#server/ports/chat-reader.ts';
import { insertChats } from './insert-chats.ts';
import { insertMessages } from './insert-messages.ts';
import { insertPeople } from './insert-people.ts';

type ArchiveRow = typeof chatArchive.$inferSelect;

/**
 * Puts what is new into an archive, all or nothing. A message that is there already is not added again; of those that
 * are alike as many stay as the fuller export has. Null when the archive is no longer there.
 */
export function storeChats(
  services: Services,
  { id, userId }: Pick<ArchiveRow, 'id' | 'userId'>,
  read: ReadChats,
): Promise<ImportReport | null> {
  return withTransaction(services, async (services) => {
    const { db } = services;
    const [archive] = await db.select().from(chatArchive).where(eq(chatArchive.id, id)).for('update');
    if (archive === undefined) return null;
    const chats = await insertChats(services, id, read.chats);
    const people = await insertPeople(services, id, read.chats);
    const { added, missing, flags } = await insertMessages(services, archive, read, { chats, people });
    // What is nobody's is made up, and has no plan.
    const dropped =
      userId === null ? [] : await deleteBeyondPlan(services, { id, userId, lastNumber: archive.lastNumber });
    const droppedOfThese = dropped.filter((number) => number > archive.lastNumber).length;
    const cut = read.read - read.kept;
    return {
      platforms: [...new Set(read.chats.map(({ platform }) => platform))],
      chats: read.chats.length,
      read: read.read,
      added: added - droppedOfThese,
      known: read.kept - added,
      beyondPlan: cut + droppedOfThese,
      missing,
      unreadCount: read.unreadCount,
      unread: read.unread.map(({ file, line, text }) => ({ file, line, text: cleanText(text) })),
      flagged: [...flags].map(([flag, messages]) => ({ flag, messages })),
      notes: read.notes,
    };
  });
}
