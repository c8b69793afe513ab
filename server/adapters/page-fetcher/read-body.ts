import { type Readable, type Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { discardBody } from './discard-body.ts';

export type BodyResult =
  | { kind: 'body'; bytes: Uint8Array }
  | { kind: 'too-large' }
  | { kind: 'unknown-encoding' };

/**
 * Reads and decompresses a body, counting what comes *out* of the decompressor: a few kilobytes can hold gigabytes.
 * @param limit bytes allowed, chosen once the first bytes are known, since a type can be mislabelled
 * @param atLimit whether a longer body is cut or given up
 */
export async function readBody(
  source: Readable,
  contentEncoding: string | null,
  limit: (firstBytes: Uint8Array) => number,
  atLimit: 'cut' | 'fail',
): Promise<BodyResult> {
  const decoders = decodersFor(contentEncoding);
  if (decoders === null) {
    discardBody(source);
    return { kind: 'unknown-encoding' };
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  let allowed = Number.POSITIVE_INFINITY;
  let isOver = false;
  const sink = new Writable({
    write(chunk: Uint8Array, _encoding, callback) {
      if (length === 0) allowed = limit(chunk);
      chunks.push(chunk);
      length += chunk.length;
      isOver = length > allowed;
      // An error destroys the whole chain, so nothing more is received or decompressed.
      callback(isOver ? new Error('The body is over its limit.') : null);
    },
  });
  await pipeline([source, ...decoders, sink]).catch((error: unknown) => {
    if (!isOver) throw error;
  });
  if (isOver && atLimit === 'fail') return { kind: 'too-large' };
  return { kind: 'body', bytes: Buffer.concat(chunks).subarray(0, isOver ? allowed : length) };
}

/** Null for an encoding we did not ask for, and for more layers than any honest server uses. */
function decodersFor(contentEncoding: string | null): Transform[] | null {
  const names = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > 2) return null;
  const decoders: Transform[] = [];
  for (const name of names.reverse()) {
    // Flushing at the end forgives a missing trailer, which some servers never send.
    if (name === 'gzip' || name === 'x-gzip')
      decoders.push(createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }));
    else if (name === 'deflate') decoders.push(createInflate({ finishFlush: constants.Z_SYNC_FLUSH }));
    else if (name === 'br')
      decoders.push(createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }));
    else return null;
  }
  return decoders;
}
