import { isZip } from '#core/chat-archives/legal/is-zip.ts';
import { newestSince } from '#core/chat-archives/newest-since.ts';
import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import { createReport } from '#core/chat-archives/reading/create-report.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { isDatabasePart } from '#core/chat-archives/reading/is-database-part.ts';
import { isSqlite } from '#core/chat-archives/reading/is-sqlite.ts';
import { isTextPart } from '#core/chat-archives/reading/is-text-part.ts';
import { readExport } from '#core/chat-archives/reading/read-export.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import { readZipDirectory } from '#server/adapters/document-reader/checks/read-zip-directory.ts';
import { unpackZipEntries } from '#server/adapters/document-reader/checks/unpack-zip-entries.ts';
import type { ChatSource, NoChats, PackedMessage, ReadChatHeads } from '#server/ports/chat-reader.ts';
import { decodePieces } from './decode-pieces.ts';
import { type DatabaseFile, readDatabase } from './imessage/read-database.ts';
import { packMessages } from './pack-messages.ts';
import { refusalOf } from './refusal-of.ts';

/** An export with media has a part for each picture. */
export const mostParts = 200_000;
/** Of all texts and databases of an upload. */
export const mostUnpackedBytes = 400 * 1_048_576;

/** Chats, with messages that are read as they are taken. */
export type ChatsOfBytes = { kind: 'chats'; messages: Iterable<PackedMessage> } & ReadChatHeads;

/** Reads the bytes of an upload: one text, or a zip with texts. Runs in a process of its own. */
export function readChatBytes(source: Omit<ChatSource, 'tenant'>): ChatsOfBytes | NoChats {
  try {
    const report = createReport();
    const clock = createZoneClock(source.zone);
    const { texts, databases } = listFiles(source);
    const { fileName: uploadName, dateOrder } = source;
    const opened = databases.map((database) => readDatabase(database, report));
    const ofDatabases = opened.flatMap((each) => (each.kind === 'chats' ? each.chats : []));
    const refused = opened.find((each) => each.kind === 'refused');
    // What is no chat is passed over, unless it is all that there is.
    if (refused !== undefined && ofDatabases.length === 0 && texts.length === 0) return refused;
    const read = readExport(texts, { clock, dateOrder, uploadName, report }, ofDatabases);
    if (read.kind !== 'chats') return read;
    const { unread, unreadCount, notes } = report;
    return { kind: 'chats', ...packChats(read.chats, source.mostMessages), unread, unreadCount, notes };
  } catch (error) {
    return refusalOf(error);
  }
}

interface Listed {
  texts: ExportFile[];
  databases: DatabaseFile[];
}

function listFiles({ bytes, fileName }: Pick<ChatSource, 'bytes' | 'fileName'>): Listed {
  if (isSqlite(bytes)) return { texts: [], databases: [{ name: fileName, bytes, wal: null }] };
  if (!isZip(bytes)) return { texts: [{ name: fileName, pieces: () => decodePieces(bytes) }], databases: [] };
  const entries = readZipDirectory(bytes, mostParts).filter(
    ({ name }) => isTextPart(name) || isDatabasePart(name),
  );
  const parts = unpackZipEntries(entries, mostUnpackedBytes);
  return {
    texts: parts
      .filter(({ name }) => isTextPart(name))
      .map(({ name, data }) => ({ name, pieces: () => decodePieces(data) })),
    databases: parts
      .filter(({ data }) => isSqlite(data))
      .map(({ name, data }) => ({
        name,
        bytes: data,
        wal: parts.find((part) => part.name === `${name}-wal`)?.data ?? null,
      })),
  };
}

function packChats(chats: readonly ReadChat[], mostMessages: number) {
  const since = newestSince(chats, mostMessages);
  const read = chats.reduce((sum, { messages }) => sum + messages.length, 0);
  const kept = since === -Infinity ? read : countSince(chats, since);
  const heads = chats.map(({ people, messages: _all, ...head }) => ({
    ...head,
    people: [...people].map(([key, name]) => ({ key, name })),
  }));
  return { chats: heads, read, kept, messages: packMessages(chats, { since, kept }) };
}

function countSince(chats: readonly ReadChat[], since: number): number {
  let count = 0;
  for (const { messages } of chats) for (const { at } of messages) if ((at ?? 0) >= since) count += 1;
  return count;
}
