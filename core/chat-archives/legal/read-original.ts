import type { ReadChat, WholeChat } from '#core/chat-archives/read-chat.ts';
import type { ReadMessage } from '#core/chat-archives/read-message.ts';
import {
  createReport,
  type ExportReport,
  type ReportWriter,
} from '#core/chat-archives/reading/create-report.ts';
import { readExport } from '#core/chat-archives/reading/read-export.ts';
import { createZoneClock, type ZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import { byteOffsets } from './byte-offsets.ts';
import type { LegalChat, LegalRecord, LegalSettings, OriginalPart, OriginalText } from './legal-package.ts';
import { sha256Of } from './sha256-of.ts';

export type ReadOriginal =
  | {
      kind: 'read';
      /** Those in the package. */
      chats: LegalChat[];
      records: LegalRecord[];
      /** Messages of all of the original. */
      total: number;
      report: ExportReport;
    }
  | { kind: 'refused'; sentence: string };

/**
 * Reads an original as the import did, with the place of each message in its bytes. The same on every machine: anyone who
 * has the original and the settings gets the same records.
 * @param readDatabases reads its databases, where that is possible
 */
export function readOriginal(
  texts: readonly OriginalText[],
  parts: readonly OriginalPart[],
  { uploadName, zone, dateOrder, chat: chosen }: LegalSettings,
  readDatabases: (report: ReportWriter) => readonly ReadChat[] = () => [],
): ReadOriginal {
  const clock = createZoneClock(zone);
  const report = createReport('whole');
  const files = texts.map(({ name, text }) => ({ name, pieces: () => [text] }));
  const read = readExport(files, { clock, dateOrder, uploadName, report }, readDatabases(report));
  if (read.kind === 'asks') return { kind: 'refused', sentence: 'The order of its dates is not known.' };
  if (read.kind === 'refused') return read;
  if (chosen !== null && read.chats[chosen] === undefined)
    return { kind: 'refused', sentence: 'The original does not have this chat.' };
  const all: WholeChat[] = read.chats.map((chat) => ({ ...chat, messages: [...chat.messages] }));
  const places = placeMessages(texts, all);
  const names = byLastWord(parts);
  const records: LegalRecord[] = [];
  let number = 0;
  for (const [index, chat] of all.entries())
    for (const message of chat.messages) {
      number += 1;
      if (chosen !== null && index !== chosen) continue;
      records.push(recordOf(message, { number, chat, index, clock, place: places.get(message), names }));
    }
  const chats = all.map(describeChat).filter((_chat, index) => chosen === null || index === chosen);
  return { kind: 'read', chats, records, total: number, report };
}

interface ByteRange {
  start: number;
  end: number;
  raw: string;
  bytes: Uint8Array;
}

/** The bytes of each message that has a place. */
function placeMessages(
  texts: readonly OriginalText[],
  chats: readonly WholeChat[],
): Map<ReadMessage, ByteRange> {
  const byFile = Map.groupBy(
    chats.flatMap(({ messages }) => messages.filter(({ place }) => place !== null)),
    ({ place }) => place?.file ?? '',
  );
  const ranges = new Map<ReadMessage, ByteRange>();
  for (const text of texts) {
    const messages = byFile.get(text.name) ?? [];
    const positions = new Set(messages.flatMap(({ place }) => [place?.start ?? 0, place?.end ?? 0]));
    const ordered = [...positions].sort((one, other) => one - other);
    const offsets = byteOffsets(text, ordered);
    if (offsets === null) continue;
    const offsetOf = new Map(ordered.map((position, index) => [position, offsets[index] ?? 0]));
    for (const message of messages) {
      const { start = 0, end = 0 } = message.place ?? {};
      const [from = 0, to = 0] = [offsetOf.get(start), offsetOf.get(end)];
      const raw = text.text.slice(start, end);
      ranges.set(message, { start: from, end: to, raw, bytes: text.bytes.subarray(from, to) });
    }
  }
  return ranges;
}

function recordOf(
  { at, sender, kind, media, text, flags, reactions, place }: ReadMessage,
  of: {
    number: number;
    chat: ReadChat;
    index: number;
    clock: ZoneClock;
    place: ByteRange | undefined;
    names: ReadonlyMap<string, OriginalPart[]>;
  },
): LegalRecord {
  const name = sender === null ? null : (of.chat.people.get(sender) ?? sender);
  const isPlaced = of.place !== undefined || place?.isRow === true;
  return {
    number: of.number,
    chat: of.index + 1,
    at: at === null ? null : new Date(at).toISOString(),
    local: at === null ? null : localTime(at, of.clock),
    sender: name,
    account: sender === name ? null : sender,
    kind,
    media,
    text,
    flags,
    reactions,
    attachments: attachmentsIn(of.place?.raw ?? '', of.names),
    file: isPlaced ? (place?.file ?? null) : null,
    line: isPlaced ? (place?.line ?? null) : null,
    byteOffset: of.place?.start ?? null,
    byteLength: of.place === undefined ? null : of.place.end - of.place.start,
    sha256: of.place === undefined ? null : sha256Of(of.place.bytes),
  };
}

/** A time on the clocks of a zone with the offset, such as `2024-03-05 15:04:05 +00:00`. */
function localTime(at: number, clock: ZoneClock): string {
  const wall = clock.toWall(at);
  const minutes = Math.round((wall - at) / 60_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const offset = `${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  const written = new Date(wall).toISOString().slice(0, 19).replace('T', ' ');
  return `${written} ${minutes < 0 ? '-' : '+'}${offset}`;
}

const lastOf = (name: string): string => name.split('/').at(-1) ?? name;

/** Parts by the last word of their names: names of files have spaces, and messages name many files. */
function byLastWord(parts: readonly OriginalPart[]): Map<string, OriginalPart[]> {
  return Map.groupBy(parts, ({ name }) => lastOf(name).split(/\s+/).at(-1) ?? name);
}

/** The parts of the original whose names are in the bytes of a message. */
function attachmentsIn(raw: string, names: ReadonlyMap<string, readonly OriginalPart[]>): string[] {
  const found = new Set(raw.match(/(?<![^\s"\\/<>|:*?])[^\s"\\/<>|:*?]+\.[a-z0-9]{2,5}/gi) ?? []);
  return [...found].flatMap((word) =>
    (names.get(word) ?? []).filter(({ name }) => raw.includes(lastOf(name))).map(({ name }) => name),
  );
}

function describeChat(chat: ReadChat, index: number): LegalChat {
  const { platform, title, isGroup, isToTheMinute, isOwnOnly, hasGaps, people, messages } = chat;
  const counts = new Map<string, number>();
  for (const { sender } of messages) if (sender !== null) counts.set(sender, (counts.get(sender) ?? 0) + 1);
  return {
    number: index + 1,
    platform,
    title,
    isGroup,
    isToTheMinute,
    isOwnOnly,
    hasGaps,
    messages: messages.length,
    people: [...people].map(([key, name]) => ({
      name,
      account: key === name ? null : key,
      messages: counts.get(key) ?? 0,
    })),
  };
}
