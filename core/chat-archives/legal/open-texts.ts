import { isTextPart } from '#core/chat-archives/reading/is-text-part.ts';
import { encodingByMark } from '#core/reading/encoding/encoding-by-mark.ts';
import { unmarkedUtf16 } from '#core/reading/encoding/unmarked-utf16.ts';
import type { OriginalText } from './legal-package.ts';

/**
 * The texts of an original. Null when one is in an encoding that could only be guessed: nothing could then be said of its
 * bytes.
 * @param parts of a zip, or the upload itself
 * @param decode gives null for bytes that are not in that encoding
 */
export function openTexts(
  parts: readonly { name: string; bytes: Uint8Array }[],
  isZip: boolean,
  decode: (bytes: Uint8Array, encoding: string) => string | null,
): OriginalText[] | null {
  const texts: OriginalText[] = [];
  for (const { name, bytes } of parts) {
    if (isZip && !isTextPart(name)) continue;
    const encoding = encodingByMark(bytes) ?? unmarkedUtf16(bytes) ?? 'utf-8';
    const text = decode(bytes, encoding);
    if (text === null) return null;
    texts.push({ name, bytes, text, encoding: encoding === 'utf-8' ? 'utf-8' : 'utf-16' });
  }
  return texts;
}
