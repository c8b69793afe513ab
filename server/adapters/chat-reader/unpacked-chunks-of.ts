import { Inflate } from 'fflate';
import type { ZipEntry } from '#server/adapters/document-reader/checks/read-zip-directory.ts';
import { chunksOf } from './chunks-of.ts';

/** So little of packed bytes at a time that what comes out of it is small, too. */
const packedChunkBytes = 1 << 14;

/** The bytes of a large part of a zip, unpacked again each time they are gone through. */
export function* unpackedChunksOf({ packed, isDeflated }: ZipEntry): Generator<Uint8Array> {
  if (!isDeflated) {
    yield* chunksOf(packed);
    return;
  }
  let chunks: Uint8Array[] = [];
  const inflate = new Inflate((chunk) => chunks.push(chunk));
  for (let start = 0; start < packed.length; start += packedChunkBytes) {
    const end = start + packedChunkBytes;
    inflate.push(packed.subarray(start, end), end >= packed.length);
    yield* chunks;
    chunks = [];
  }
}
