import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import {
  archiveChat,
  type chatArchive,
  type chatImport,
} from '#server/features/chat-archives/chat-archives.table.ts';
import { accountFiles } from '#server/features/chat-archives/files/account-files.ts';
import { storedKey } from '#server/features/chat-archives/imports/stored-key.ts';

/** The place of a chat of the archive among the chats of an original; `cannot-process` when that one does not have it. */
export async function findChatOfOriginal(
  services: Services,
  {
    archive,
    original,
  }: {
    archive: typeof chatArchive.$inferSelect;
    original: typeof chatImport.$inferSelect & { originalId: string };
  },
  chatId: string,
): Promise<{ place: number; title: string }> {
  const [chat] = await services.db
    .select()
    .from(archiveChat)
    .where(and(eq(archiveChat.archiveId, archive.id), eq(sql`${archiveChat.number}::text`, chatId)));
  if (chat === undefined) throw failure('not-found');
  const owner = archive.userId ?? archive.id;
  const files = await accountFiles(services, owner);
  const source = {
    bytes: await files.readFile(original.originalId),
    tenant: owner,
    fileName: original.fileName,
    zone: archive.zone,
    dateOrder: original.dateOrder,
    mostMessages: 0,
  };
  const read = await services.chatReader.readChats(source, async ({ chats }) =>
    chats.findIndex(({ platform, key }) => platform === chat.platform && storedKey(key) === chat.key),
  );
  const place = read.kind === 'chats' ? read.taken : -1;
  if (place === -1)
    throw failure('cannot-process', {
      message: 'This original does not have that chat. Choose another one.',
    });
  return { place, title: chat.title };
}
