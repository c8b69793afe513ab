import { newestSince } from '#core/chat-archives/newest-since.ts';
import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import { createReport } from '#core/chat-archives/reading/create-report.ts';
import type { ExportFile } from '#core/chat-archives/reading/export-file.ts';
import { isTextPart } from '#core/chat-archives/reading/is-text-part.ts';
import { readExport } from '#core/chat-archives/reading/read-export.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import { readZipDirectory } from '#server/adapters/document-reader/checks/read-zip-directory.ts';
import { unpackZipEntries } from '#server/adapters/document-reader/checks/unpack-zip-entries.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import type { ChatReadResult, ChatSource, PackedMessage } from '#server/ports/chat-reader.ts';
import { decodePieces } from './decode-pieces.ts';
import { describeChatFailure } from './describe-chat-failure.ts';

/** An export with media has a part for each picture. */
export const mostParts = 200_000;

/** Reads the bytes of an upload: one text, or a zip with texts. Runs in a process of its own. */
export function readChatBytes(source: Omit<ChatSource, 'tenant'>): ChatReadResult {
  try {
    const report = createReport();
    const clock = createZoneClock(source.zone);
    const files = listFiles(source);
    const { fileName: uploadName, dateOrder } = source;
    const read = readExport(files, { clock, dateOrder, uploadName, report });
    if (read.kind !== 'chats') return read;
    const { unread, unreadCount, notes } = report;
    return { kind: 'chats', ...packChats(read.chats, source.mostMessages), unread, unreadCount, notes };
  } catch (error) {
    if (error instanceof UnreadableDocument)
      return { kind: 'refused', sentence: describeChatFailure(error.failure) };
    return { kind: 'refused', sentence: describeChatFailure({ kind: 'unreadable' }) };
  }
}

function listFiles({ bytes, fileName }: Pick<ChatSource, 'bytes' | 'fileName'>): ExportFile[] {
  if (!(bytes[0] === 0x50 && bytes[1] === 0x4b))
    return [{ name: fileName, pieces: () => decodePieces(bytes) }];
  const texts = readZipDirectory(bytes, mostParts).filter(({ name }) => isTextPart(name));
  return unpackZipEntries(texts).map(({ name, data }) => ({ name, pieces: () => decodePieces(data) }));
}

function packChats(chats: readonly ReadChat[], mostMessages: number) {
  const since = newestSince(chats, mostMessages);
  const messages: PackedMessage[] = [];
  let read = 0;
  for (const [chat, { messages: all }] of chats.entries()) {
    read += all.length;
    for (const { replyTo: _notKept, place: _notKeptEither, ...message } of all)
      if ((message.at ?? 0) >= since) messages.push({ chat, ...message });
  }
  const heads = chats.map(({ people, messages: _all, ...head }) => ({
    ...head,
    people: [...people].map(([key, name]) => ({ key, name })),
  }));
  return { chats: heads, messages, read };
}
