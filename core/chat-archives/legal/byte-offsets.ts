import type { OriginalText } from './legal-package.ts';

/**
 * Where characters of a decoded text are in its bytes, for positions in rising order. Null when text and bytes do not fit
 * together, so that nothing is said that is not so.
 */
export function byteOffsets(
  { text, bytes, encoding }: OriginalText,
  positions: readonly number[],
): number[] | null {
  const start = markLength(bytes, encoding);
  const offsets: number[] = [];
  let at = start;
  let next = 0;
  for (let index = 0; index <= text.length; index += 1) {
    while (positions[next] === index) {
      offsets.push(at);
      next += 1;
    }
    if (index < text.length) at += encoding === 'utf-16' ? 2 : lengthInUtf8(text.charCodeAt(index));
  }
  return at === bytes.length && next === positions.length ? offsets : null;
}

/** Each half of a pair stands for two of its four bytes. */
function lengthInUtf8(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800 || (code >= 0xd800 && code <= 0xdfff)) return 2;
  return 3;
}

/** Bytes of the mark at the beginning, which is not in the text. */
function markLength(bytes: Uint8Array, encoding: OriginalText['encoding']): number {
  const [first, second, third] = bytes;
  if (encoding === 'utf-8') return first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) ? 2 : 0;
}
