import { encodingByMark } from '#core/reading/encoding/encoding-by-mark.ts';
import { unmarkedUtf16 } from '#core/reading/encoding/unmarked-utf16.ts';
import { decodeAs } from '#server/adapters/document-reader/encoding/decode-as.ts';
import { guessEncoding } from '#server/adapters/document-reader/encoding/guess-encoding.ts';

const lookedBytes = 1 << 20;

/**
 * The text of a file in pieces: UTF-8, UTF-16 by its mark or its zero bytes, else what the statistics of its beginning say.
 * @param chunks its bytes, from the beginning each time
 */
export function* decodePieces(chunks: () => Iterable<Uint8Array>): Generator<string> {
  const beginning = joinChunks(chunks(), lookedBytes);
  const encoding =
    encodingByMark(beginning) ??
    unmarkedUtf16(beginning) ??
    (isUtf8(beginning) ? 'utf-8' : guessEncoding(beginning));
  const decoder = openDecoder(encoding);
  if (decoder === null) {
    yield decodeAs(joinChunks(chunks()), encoding);
    return;
  }
  for (const chunk of chunks()) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

function joinChunks(chunks: Iterable<Uint8Array>, most = Number.POSITIVE_INFINITY): Uint8Array {
  const taken: Uint8Array[] = [];
  let length = 0;
  for (const chunk of chunks) {
    taken.push(chunk);
    length += chunk.length;
    if (length >= most) break;
  }
  return Buffer.concat(taken).subarray(0, Math.min(length, most));
}

function isUtf8(beginning: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function openDecoder(encoding: string): TextDecoder | null {
  try {
    return new TextDecoder(encoding);
  } catch {
    return null;
  }
}
