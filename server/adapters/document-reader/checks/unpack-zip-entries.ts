import { inflateRawSync } from 'node:zlib';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import type { ZipEntry } from './read-zip-directory.ts';

const MAX_TOTAL_BYTES = 200 * 1_048_576;
/** Text compresses well, but hardly more than this; what does is made to fill our memory. */
const MAX_RATIO = 200;
/** Small parts may be all spaces: the ratio counts only where it can hurt. */
const RATIO_FREE_BYTES = 4 * 1_048_576;

export interface ZipPart {
  name: string;
  data: Uint8Array;
}

/**
 * Unpacks parts within bounds: the sizes that a file itself declares prove nothing.
 * @param mostBytes of all parts together
 * @throws UnreadableDocument
 */
export function unpackZipEntries(entries: readonly ZipEntry[], mostBytes = MAX_TOTAL_BYTES): ZipPart[] {
  let room = mostBytes;
  return entries.map((entry) => {
    const data = unpack(entry, room);
    room -= data.length;
    return { name: entry.name, data };
  });
}

function unpack({ packed, isDeflated }: ZipEntry, room: number): Uint8Array {
  const limit = Math.max(1, Math.min(room, Math.max(RATIO_FREE_BYTES, packed.length * MAX_RATIO)));
  if (!isDeflated) {
    if (packed.length > room) throw new UnreadableDocument('unpacks-too-far');
    return packed;
  }
  try {
    return inflateRawSync(packed, { maxOutputLength: limit });
  } catch (error) {
    throw new UnreadableDocument(error instanceof RangeError ? 'unpacks-too-far' : 'damaged');
  }
}
