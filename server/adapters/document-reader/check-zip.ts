import { inflateRawSync } from 'node:zlib';
import { UnreadableDocument } from './unreadable-document.ts';

const MAX_ENTRIES = 5_000;
const MAX_TOTAL_BYTES = 200 * 1_048_576;
/** Text compresses well, but hardly more than this; what does is made to fill our memory. */
const MAX_RATIO = 200;
/** Small parts may be all spaces: the ratio counts only where it can hurt. */
const RATIO_FREE_BYTES = 4 * 1_048_576;

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;

/**
 * Names the entries of a zip file, after unpacking each of them within bounds: the sizes that the file itself declares
 * prove nothing. Refuses names that lead out of a folder, links, and whatever would unpack to too much.
 * @throws UnreadableDocument
 */
export function checkZip(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new UnreadableDocument('too-many-parts');
  const names: string[] = [];
  let total = 0;
  let position = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    const entry = readEntry(bytes, view, position);
    assertSafeName(entry);
    total += unpackedSize(bytes, view, entry, MAX_TOTAL_BYTES - total);
    names.push(entry.name);
    position = entry.next;
  }
  return names;
}

interface Entry {
  name: string;
  method: number;
  flags: number;
  packedSize: number;
  offset: number;
  /** Unix mode, 0 where unknown. */
  mode: number;
  next: number;
}

function findEnd(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let position = view.byteLength - 22; position >= earliest; position -= 1) {
    if (view.getUint32(position, true) === END_SIGNATURE) return position;
  }
  throw damaged();
}

function readEntry(bytes: Uint8Array, view: DataView, position: number): Entry {
  if (position + 46 > view.byteLength || view.getUint32(position, true) !== ENTRY_SIGNATURE) throw damaged();
  const nameLength = view.getUint16(position + 28, true);
  const nameEnd = position + 46 + nameLength;
  return {
    name: Buffer.from(bytes.subarray(position + 46, nameEnd)).toString('utf8'),
    flags: view.getUint16(position + 8, true),
    method: view.getUint16(position + 10, true),
    packedSize: view.getUint32(position + 20, true),
    offset: view.getUint32(position + 42, true),
    mode: view.getUint32(position + 38, true) >>> 16,
    next: nameEnd + view.getUint16(position + 30, true) + view.getUint16(position + 32, true),
  };
}

const SYMBOLIC_LINK = 0o120000;

function assertSafeName({ name, mode, flags }: Entry): void {
  if ((flags & 1) !== 0) {
    throw new UnreadableDocument('protected');
  }
  const isLeading = /^[/\\]|^[a-z]:/i.test(name) || name.split(/[/\\]/).includes('..') || name.includes('\0');
  if (isLeading || (mode & 0o170000) === SYMBOLIC_LINK) {
    throw new UnreadableDocument('unsafe-names');
  }
}

function unpackedSize(bytes: Uint8Array, view: DataView, entry: Entry, room: number): number {
  if (entry.offset + 30 > view.byteLength || view.getUint32(entry.offset, true) !== LOCAL_SIGNATURE)
    throw damaged();
  const start =
    entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const packed = bytes.subarray(start, start + entry.packedSize);
  if (entry.method === 0) return packed.length;
  if (entry.method !== 8) throw damaged();
  const limit = Math.min(room, Math.max(RATIO_FREE_BYTES, packed.length * MAX_RATIO));
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(limit, 1) }).length;
  } catch (error) {
    if (error instanceof RangeError) {
      throw new UnreadableDocument('unpacks-too-far');
    }
    throw damaged();
  }
}

function damaged(): UnreadableDocument {
  return new UnreadableDocument('damaged');
}
