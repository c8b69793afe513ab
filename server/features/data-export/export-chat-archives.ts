import { and, asc, eq, gt } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { chatArchive, chatImport, chatUpload } from '#server/features/chat-archives/chat-archives.table.ts';
import { presentImport } from '#server/features/chat-archives/imports/present-import.ts';
import { readChatsAndPeople } from '#server/features/chat-archives/read-chats-and-people.ts';
import { presentUpload } from '#server/features/chat-archives/uploads/present-upload.ts';
import { listWrappedShares } from '#server/features/wrapped/list-wrapped-shares.ts';
import { readInPages } from './read-in-pages.ts';

/** The chat archives of a user, each with its chats, people and imports. */
export async function* exportChatArchives(services: Services, userId: string): AsyncGenerator<unknown> {
  const archives = readInPages((after, limit) =>
    services.db
      .select()
      .from(chatArchive)
      .where(and(eq(chatArchive.userId, userId), gt(chatArchive.id, after)))
      .orderBy(asc(chatArchive.id))
      .limit(limit),
  );
  for await (const { id, name, zone, createdAt } of archives) {
    const imports = await services.db.select().from(chatImport).where(eq(chatImport.archiveId, id));
    const uploads = await services.db.select().from(chatUpload).where(eq(chatUpload.archiveId, id));
    const { chats, people } = await readChatsAndPeople(services, id, null);
    const shares = await listWrappedShares(services, { userId, archiveId: id });
    yield {
      id,
      name,
      zone,
      createdAt,
      chats,
      people,
      imports: imports.map(presentImport),
      uploads: uploads.map(presentUpload),
      shares,
    };
  }
}
