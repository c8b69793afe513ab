import { crc32 } from 'node:zlib';
import type { ZipEntry } from '#server/adapters/document-reader/checks/read-zip-directory.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import { unpackedChunksOf } from './unpacked-chunks-of.ts';

/**
 * How many bytes a large part of a zip unpacks to.
 * @throws UnreadableDocument when it is damaged, or has more than `most`
 */
export function countUnpackedBytes(entry: ZipEntry, most: number): number {
  let count = 0;
  let checksum = 0;
  for (const chunk of unpackSafely(entry)) {
    count += chunk.length;
    checksum = crc32(chunk, checksum);
    if (count > most) throw new UnreadableDocument('unpacks-too-far');
  }
  if (checksum !== entry.checksum) throw new UnreadableDocument('damaged');
  return count;
}

function* unpackSafely(entry: ZipEntry): Generator<Uint8Array> {
  try {
    yield* unpackedChunksOf(entry);
  } catch {
    throw new UnreadableDocument('damaged');
  }
}
