const beyondAscii = /[\u0080-\u00ff]/;
const beyondByte = /[\u0100-\uffff]/;

/**
 * Meta writes each byte of UTF-8 as a letter of its own: `cafÃ©` for `café`. Mends such a text, and leaves any other as
 * it is: one with a letter that is no byte, or whose bytes are no UTF-8.
 */
export function repairMojibake(text: string): string {
  if (!beyondAscii.test(text) || beyondByte.test(text)) return text;
  let escaped = '';
  for (let at = 0; at < text.length; at += 1)
    escaped += `%${text.charCodeAt(at).toString(16).padStart(2, '0')}`;
  try {
    return decodeURIComponent(escaped);
  } catch {
    return text;
  }
}
