import { createHash } from 'node:crypto';
import type { SavedContent } from '#server/ports/file-store.ts';

export interface Measuring {
  /** The same pieces; each is counted as it passes. */
  pieces: AsyncGenerator<Uint8Array>;
  /** What has passed so far. */
  result(): SavedContent;
}

/** Counts and hashes content while somebody else takes it. */
export function measureContent(content: AsyncIterable<Uint8Array>): Measuring {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  async function* measured(): AsyncGenerator<Uint8Array> {
    for await (const piece of content) {
      sizeBytes += piece.byteLength;
      hash.update(piece);
      yield piece;
    }
  }
  return { pieces: measured(), result: () => ({ sizeBytes, sha256: hash.copy().digest('hex') }) };
}
