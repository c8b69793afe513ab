import { and, eq, ne, sql } from 'drizzle-orm';
import type { ImportReport } from '#contract/chat-archives/chat-archives.schemas.ts';
import { type ArchiveMessageFlag, messagePlans } from '#contract/chat-archives/chat-archives.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { cleanText } from '#server/http/input/clean-text.ts';
import type { ReadChats } from '#server/ports/chat-reader.ts';
import { archiveMessage, chatArchive } from './chat-archives.table.ts';
import { insertMessages } from './insert-messages.ts';
import { keepNewest } from './keep-newest.ts';
import { numberChats } from './number-chats.ts';
import { numberPeople } from './number-people.ts';

type ArchiveRow = typeof chatArchive.$inferSelect;

/**
 * Puts what is new into an archive, all or nothing. A message that is there already is not added again; of those that
 * are alike as many stay as the fuller export has. Null when the archive is no longer there.
 */
export function storeChats(
  services: Services,
  { id, userId }: ArchiveRow,
  read: ReadChats,
): Promise<ImportReport | null> {
  return withTransaction(services, async (services) => {
    const { db } = services;
    const [archive] = await db.select().from(chatArchive).where(eq(chatArchive.id, id)).for('update');
    if (archive === undefined) return null;
    const chats = await numberChats(services, id, read.chats);
    const people = await numberPeople(services, id, read.chats);
    const { added, missing } = await insertMessages(services, archive, read, { chats, people });
    const limit = messagePlans[services.config.CHATGENIE_PLAN].messages;
    const elsewhere = limit === null ? 0 : await countElsewhere(services, userId, id);
    const dropped = limit === null ? [] : await keepNewest(services, id, Math.max(0, limit - elsewhere));
    const droppedOfThese = dropped.filter((number) => number > archive.lastNumber).length;
    const cut = read.read - read.messages.length;
    return {
      platforms: [...new Set(read.chats.map(({ platform }) => platform))],
      chats: read.chats.length,
      read: read.read,
      added: added - droppedOfThese,
      known: read.messages.length - added,
      beyondPlan: cut + droppedOfThese,
      missing,
      unreadCount: read.unreadCount,
      unread: read.unread.map(({ file, line, text }) => ({ file, line, text: cleanText(text) })),
      flagged: countFlags(read),
      notes: read.notes,
    };
  });
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

function countFlags({ messages }: ReadChats): ImportReport['flagged'] {
  const counts = new Map<ArchiveMessageFlag, number>();
  for (const { flags } of messages) for (const flag of flags) counts.set(flag, (counts.get(flag) ?? 0) + 1);
  return [...counts].map(([flag, count]) => ({ flag, messages: count }));
}
