import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Archive, ArchiveChat, ArchivePerson } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { ChatImport, ChatUpload } from '#contract/chat-imports/chat-imports.schemas.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { archivePerson, chatArchive, chatImport, chatUpload } from './chat-archives.table.ts';
import { presentImport } from './imports/present-import.ts';
import { readArchives } from './read-archives.ts';
import { readChatsAndPeople } from './read-chats-and-people.ts';
import { presentUpload } from './uploads/present-upload.ts';

interface Whole extends Archive {
  chatList: ArchiveChat[];
  people: ArchivePerson[];
  peopleCount: number;
  imports: ChatImport[];
  uploads: ChatUpload[];
}

/** An archive with its chats, its people and its imports, or `not-found`. */
export async function getArchive(services: Services, userId: string, archiveId: string): Promise<Whole> {
  const [archive] = await readArchives(services, userId, eq(chatArchive.id, archiveId));
  if (archive === undefined) throw failure('not-found');
  const imports = await services.db
    .select()
    .from(chatImport)
    .where(eq(chatImport.archiveId, archiveId))
    .orderBy(desc(chatImport.id))
    .limit(100);
  const uploads = await services.db
    .select()
    .from(chatUpload)
    .where(eq(chatUpload.archiveId, archiveId))
    .orderBy(desc(chatUpload.id));
  const { chats: chatList, people } = await readChatsAndPeople(services, archiveId);
  const peopleCount = await services.db.$count(
    archivePerson,
    and(eq(archivePerson.archiveId, archiveId), isNull(archivePerson.sameAs)),
  );
  return {
    ...archive,
    chatList,
    people,
    peopleCount,
    imports: imports.map(presentImport),
    uploads: uploads.map(presentUpload),
  };
}
