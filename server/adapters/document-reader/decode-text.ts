import sniffHtmlEncoding from 'html-encoding-sniffer';
import iconv from 'iconv-lite';
import { guessEncoding } from './guess-encoding.ts';

/**
 * Decodes a page: byte-order mark, then the header's charset, then `<meta charset>`, unless that is Latin-1 and the
 * bytes are UTF-8; when nothing is declared and the bytes are no UTF-8, by their statistics.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): string {
  const label = /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType ?? '')?.[1];
  const sniffed = sniffHtmlEncoding(bytes, {
    defaultEncoding: UNDECLARED,
    ...(label === undefined ? {} : { transportLayerEncodingLabel: label }),
  });
  if (sniffed === UNDECLARED || (LATIN.test(sniffed) && isSoundUtf8(bytes))) return decodeText(bytes);
  return decodeAs(bytes, sniffed);
}

const UNDECLARED = 'undeclared';

/** What servers declare by habit. Latin letters that form sound UTF-8 throughout are no accident: "MÃ¼ller" is Müller. */
const LATIN = /^(?:windows-1252|iso-8859-1|latin1)$/i;

function isSoundUtf8(bytes: Uint8Array): boolean {
  if (!bytes.some((byte) => byte >= 0x80)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Decodes a text or CSV file: byte-order mark, UTF-16 by its zero bytes, UTF-8, then {@link guessEncoding}. */
export function decodeText(bytes: Uint8Array): string {
  const marked = encodingByMark(bytes) ?? unmarkedUtf16(bytes);
  if (marked !== null) return decodeAs(bytes, marked);
  const text = new TextDecoder('utf-8').decode(bytes);
  return isMostlyUtf8(text) ? text : decodeAs(bytes, guessEncoding(bytes));
}

/** One damaged sign must not turn a whole file of good ones into nonsense: valid sequences are no accident. */
function isMostlyUtf8(decoded: string): boolean {
  const damaged = decoded.match(/\uFFFD/g)?.length ?? 0;
  if (damaged === 0) return true;
  const sound = decoded.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  return damaged * 4 <= sound;
}

/** The encoding that a byte-order mark names, or null. */
export function encodingByMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** UTF-16 without a mark shows by zeros at every other byte wherever the text is in Latin letters. */
export function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 4_096);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  const half = sample.length / 2;
  if (half < 2) return null;
  if (odd > half * 0.4 && even < half * 0.05) return 'utf-16le';
  return even > half * 0.4 && odd < half * 0.05 ? 'utf-16be' : null;
}

function decodeAs(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    // Node's decoder knows the web's encodings; a few older ones only this library does.
    const name = iconv.encodingExists(encoding) ? encoding : 'utf-8';
    return iconv.decode(Buffer.from(bytes), name);
  }
}
