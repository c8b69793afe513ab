const name = bytesOf('NSString');
/** What stands between the name of the class and the length of the text: a string of the type `+`. */
const start = Uint8Array.of(0x84, 0x01, 0x2b);
/** The mark follows the name of the class at once, with a version between. */
const nearby = 16;

/**
 * The text of an `attributedBody`, where Messages keeps it with its looks as a “typedstream”. Null when there is none.
 * The length before a text is one byte, or 0x81 and two bytes, or 0x82 and four, the lowest byte first.
 */
export function attributedText(body: Uint8Array): string | null {
  for (let at = indexOf(body, name, 0); at !== -1; at = indexOf(body, name, at + 1)) {
    const mark = indexOf(body.subarray(0, at + name.length + nearby), start, at + name.length);
    if (mark === -1) continue;
    const text = textAt(body, mark + start.length);
    if (text !== null) return text;
  }
  return null;
}

function textAt(body: Uint8Array, at: number): string | null {
  const first = body[at] ?? 0xff;
  const width = first < 0x80 ? 0 : first === 0x81 ? 2 : first === 0x82 ? 4 : null;
  if (width === null) return null;
  let length = width === 0 ? first : 0;
  for (let index = width; index > 0; index -= 1) length = length * 256 + (body[at + index] ?? 0);
  const from = at + 1 + width;
  if (from + length > body.length) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      body.subarray(from, from + length),
    );
  } catch {
    return null;
  }
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  const last = bytes.length - wanted.length;
  for (let at = bytes.indexOf(wanted[0] ?? 0, from); at !== -1 && at <= last; ) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
    at = bytes.indexOf(wanted[0] ?? 0, at + 1);
  }
  return -1;
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
