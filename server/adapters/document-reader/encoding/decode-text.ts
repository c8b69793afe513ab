import { encodingByMark } from '#core/reading/encoding/encoding-by-mark.ts';
import { unmarkedUtf16 } from '#core/reading/encoding/unmarked-utf16.ts';
import { decodeAs } from './decode-as.ts';
import { guessEncoding } from './guess-encoding.ts';

/** Decodes a text or CSV file: byte-order mark, UTF-16 by its zero bytes, UTF-8, then {@link guessEncoding}. */
export function decodeText(bytes: Uint8Array): string {
  const marked = encodingByMark(bytes) ?? unmarkedUtf16(bytes);
  if (marked !== null) return decodeAs(bytes, marked);
  const text = new TextDecoder('utf-8').decode(bytes);
  return isMostlyUtf8(text) ? text : decodeAs(bytes, guessEncoding(bytes));
}

/** One damaged character must not make a whole file unreadable: valid sequences are no accident. */
function isMostlyUtf8(decoded: string): boolean {
  const damaged = decoded.match(/\uFFFD/g)?.length ?? 0;
  if (damaged === 0) return true;
  const sound = decoded.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  return damaged * 4 <= sound;
}
