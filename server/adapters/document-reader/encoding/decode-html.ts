import sniffHtmlEncoding from 'html-encoding-sniffer';
import { decodeAs } from './decode-as.ts';
import { decodeText } from './decode-text.ts';

/**
 * Decodes a page: byte-order mark, then the header's charset, then `<meta charset>`, unless that is Latin-1 and the
 * bytes are UTF-8; when nothing is declared, or UTF-8 of bytes that are something else, by their statistics.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): string {
  const label = /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType ?? '')?.[1];
  const sniffed = sniffHtmlEncoding(bytes, {
    defaultEncoding: UNDECLARED,
    ...(label === undefined ? {} : { transportLayerEncodingLabel: label }),
  });
  if (sniffed === UNDECLARED || /^utf-8$/i.test(sniffed) || (LATIN.test(sniffed) && isSoundUtf8(bytes)))
    return decodeText(bytes);
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
