import { isTextPart } from '#core/chat-archives/reading/is-text-part.ts';
import { sniffFile } from '#core/chat-archives/reading/sniff-file.ts';
import { encodingByMark } from '#core/reading/encoding/encoding-by-mark.ts';
import { unmarkedUtf16 } from '#core/reading/encoding/unmarked-utf16.ts';
import type { OriginalText } from './legal-package.ts';

/**
 * The texts of an original. Null when a chat in it is in an encoding that could only be guessed: nothing could then be said of its
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
    if (text === null) {
      if (isZip && isNoChat(name, bytes)) continue;
      return null;
    }
    texts.push({ name, bytes, text, encoding: encoding === 'utf-8' ? 'utf-8' : 'utf-16' });
  }
  return texts;
}

/** A file that somebody sent in the chat, such as a table. What is a chat shows it by letters that all encodings share. */
function isNoChat(name: string, bytes: Uint8Array): boolean {
  const text = Array.from(bytes.subarray(0, 20_000), (byte) => String.fromCharCode(byte)).join('');
  return ['unknown', 'html'].includes(sniffFile({ name, pieces: () => [text] }));
}
