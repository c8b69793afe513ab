import { crc32 } from 'node:zlib';
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
import {
  readZipDirectory,
  type ZipEntry,
} from '#server/adapters/document-reader/checks/read-zip-directory.ts';
import { unpackZipEntries } from '#server/adapters/document-reader/checks/unpack-zip-entries.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import type { ChatSource, NoChats, PackedMessage, ReadChatHeads } from '#server/ports/chat-reader.ts';
import { chunksOf } from './chunks-of.ts';
import { countUnpackedBytes } from './count-unpacked-bytes.ts';
import { decodePieces } from './decode-pieces.ts';
import { type DatabaseFile, readDatabase } from './imessage/read-database.ts';
import { packMessages } from './pack-messages.ts';
import { refusalOf } from './refusal-of.ts';
import { unpackedChunksOf } from './unpacked-chunks-of.ts';

/** An export with media has a part for each picture. */
export const mostParts = 200_000;
/** Of all databases of an upload, and of all texts that are unpacked at once. */
export const mostUnpackedBytes = 400 * 1_048_576;
/** Of all texts that are not: ten million messages have less. */
const mostUnpackedTextBytes = 2_048 * 1_048_576;
/** A text that is larger than this in its zip is unpacked a little at a time, as often as it is read. */
const largePackedBytes = 2 * 1_048_576;

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
  if (!isZip(bytes))
    return { texts: [{ name: fileName, pieces: () => decodePieces(() => chunksOf(bytes)) }], databases: [] };
  const entries = readZipDirectory(bytes, mostParts);
  const isLarge = ({ packed }: ZipEntry) => packed.length > largePackedBytes;
  const texts = entries.filter(({ name }) => isTextPart(name));
  const databases = unpackZipEntries(
    entries.filter(({ name }) => isDatabasePart(name)),
    mostUnpackedBytes,
  );
  return {
    texts: [
      ...listSmallTexts(texts.filter((entry) => !isLarge(entry))),
      ...listLargeTexts(texts.filter(isLarge)),
    ],
    databases: databases
      .filter(({ data }) => isSqlite(data))
      .map(({ name, data }) => ({
        name,
        bytes: data,
        wal: databases.find((part) => part.name === `${name}-wal`)?.data ?? null,
      })),
  };
}

function listSmallTexts(entries: readonly ZipEntry[]): ExportFile[] {
  return unpackZipEntries(entries, mostUnpackedBytes).map(({ name, data }, index) => {
    if (crc32(data) !== entries[index]?.checksum) throw new UnreadableDocument('damaged');
    return { name, pieces: () => decodePieces(() => chunksOf(data)) };
  });
}

/** Those that need not be in memory are unpacked as they are read. */
function listLargeTexts(entries: readonly ZipEntry[]): ExportFile[] {
  let room = mostUnpackedTextBytes;
  return entries.map((entry) => {
    room -= countUnpackedBytes(entry, room);
    return { name: entry.name, pieces: () => decodePieces(() => unpackedChunksOf(entry)) };
  });
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
