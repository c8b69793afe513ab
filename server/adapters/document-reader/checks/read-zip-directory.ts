import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';

/** A part of a zip file, at the place that its directory gives, which overlaps no other. */
export interface ZipEntry {
  name: string;
  /** As it is in the file. */
  packed: Uint8Array;
  isDeflated: boolean;
  /** CRC-32 of what it unpacks to. */
  checksum: number;
}

const MAX_ENTRIES = 5_000;
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCATOR_SIGNATURE = 0x07064b50;
const ZIP64_END_SIGNATURE = 0x06064b50;
/** What a field holds when the true number is in a ZIP64 record, which no document needs. */
const ELSEWHERE = 0xffffffff;
const SYMBOLIC_LINK = 0o120000;

interface End {
  count: number;
  offset: number;
  position: number;
}

/**
 * Reads the directory of a zip file strictly, where parsers differ in what they make of the same bytes: no second
 * directory that says otherwise, no name twice, no two parts on the same bytes, no link, no name that leads out.
 * @throws UnreadableDocument
 */
export function readZipDirectory(bytes: Uint8Array, mostEntries = MAX_ENTRIES): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end.count > mostEntries) throw new UnreadableDocument('too-many-parts');
  assertOneDirectory(view, end);
  const entries: (ZipEntry & { start: number; end: number })[] = [];
  const names = new Set<string>();
  let position = end.offset;
  for (let index = 0; index < end.count; index += 1) {
    const { entry, next } = readEntry(bytes, view, position, end.offset);
    // Programs that take names without regard to case would see one name twice.
    const key = entry.name.normalize('NFC').toLowerCase();
    if (names.has(key)) throw new UnreadableDocument('damaged');
    names.add(key);
    entries.push(entry);
    position = next;
  }
  assertApart(entries);
  return entries.map(({ name, packed, isDeflated, checksum }) => ({ name, packed, isDeflated, checksum }));
}

function findEnd(view: DataView): End {
  const earliest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let position = view.byteLength - 22; position >= earliest; position -= 1) {
    if (view.getUint32(position, true) !== END_SIGNATURE) continue;
    const [disk, directoryDisk] = [view.getUint16(position + 4, true), view.getUint16(position + 6, true)];
    const count = view.getUint16(position + 10, true);
    if (disk !== 0 || directoryDisk !== 0 || view.getUint16(position + 8, true) !== count) break;
    return { count, offset: view.getUint32(position + 16, true), position };
  }
  throw new UnreadableDocument('damaged');
}

/** A ZIP64 record next to the usual one is ignored only when it says the same. */
function assertOneDirectory(view: DataView, { count, offset, position }: End): void {
  const locator = position - 20;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR_SIGNATURE) return;
  const record = Number(view.getBigUint64(locator + 8, true));
  const isThere = record + 56 <= view.byteLength && view.getUint32(record, true) === ZIP64_END_SIGNATURE;
  const says = (at: number, value: number) => view.getBigUint64(record + at, true) === BigInt(value);
  if (!isThere || !says(24, count) || !says(32, count) || !says(48, offset)) {
    throw new UnreadableDocument('damaged');
  }
}

function readEntry(bytes: Uint8Array, view: DataView, position: number, directory: number) {
  if (position + 46 > view.byteLength || view.getUint32(position, true) !== ENTRY_SIGNATURE) {
    throw new UnreadableDocument('damaged');
  }
  const nameEnd = position + 46 + view.getUint16(position + 28, true);
  const name = Buffer.from(bytes.subarray(position + 46, nameEnd)).toString('utf8');
  const flags = view.getUint16(position + 8, true);
  const method = view.getUint16(position + 10, true);
  const size = view.getUint32(position + 20, true);
  const offset = view.getUint32(position + 42, true);
  assertSafe(name, flags, view.getUint32(position + 38, true) >>> 16);
  const isElsewhere =
    size === ELSEWHERE || offset === ELSEWHERE || view.getUint32(position + 24, true) === ELSEWHERE;
  if (isElsewhere || (method !== 0 && method !== 8)) throw new UnreadableDocument('damaged');
  if (offset + 30 > directory || view.getUint32(offset, true) !== LOCAL_SIGNATURE) {
    throw new UnreadableDocument('damaged');
  }
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  // Parts come before the directory.
  if (start + size > directory) throw new UnreadableDocument('damaged');
  return {
    entry: {
      name,
      packed: bytes.subarray(start, start + size),
      isDeflated: method === 8,
      checksum: view.getUint32(position + 16, true),
      start: offset,
      end: start + size,
    },
    next: nameEnd + view.getUint16(position + 30, true) + view.getUint16(position + 32, true),
  };
}

function assertSafe(name: string, flags: number, mode: number): void {
  if ((flags & 1) !== 0) throw new UnreadableDocument('protected');
  const isLeading = /^[/\\]|^[a-z]:/i.test(name) || name.split(/[/\\]/).includes('..') || name.includes('\0');
  if (isLeading || (mode & 0o170000) === SYMBOLIC_LINK) throw new UnreadableDocument('unsafe-names');
}

/** Parts that share bytes let a small file unpack to any size. */
function assertApart(entries: readonly { start: number; end: number }[]): void {
  const sorted = [...entries].sort((left, right) => left.start - right.start);
  for (const [index, { start }] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before !== undefined && before.end > start) throw new UnreadableDocument('damaged');
  }
}
