import { encodingByMark } from '#core/reading/encoding/encoding-by-mark.ts';
import { unmarkedUtf16 } from '#core/reading/encoding/unmarked-utf16.ts';
import { decodeAs } from '#server/adapters/document-reader/encoding/decode-as.ts';
import { guessEncoding } from '#server/adapters/document-reader/encoding/guess-encoding.ts';

const pieceBytes = 1 << 18;
const lookedBytes = 1 << 20;

/** The text of a file in pieces: UTF-8, UTF-16 by its mark or its zero bytes, else what its statistics say. */
export function* decodePieces(bytes: Uint8Array): Generator<string> {
  const encoding =
    encodingByMark(bytes) ?? unmarkedUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : guessEncoding(bytes));
  const decoder = openDecoder(encoding);
  if (decoder === null) {
    yield decodeAs(bytes, encoding);
    return;
  }
  for (let start = 0; start < bytes.length; start += pieceBytes)
    yield decoder.decode(bytes.subarray(start, start + pieceBytes), { stream: true });
  yield decoder.decode();
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, lookedBytes), { stream: true });
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
