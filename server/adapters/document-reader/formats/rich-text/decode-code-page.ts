import iconv from 'iconv-lite';
import { SYMBOL_CODE_PAGE } from './code-page-of-charset.ts';

/** What symbol fonts show for a few of their characters: bullets, boxes and ticks, which change what a line says. */
const SYMBOLS: Record<number, string> = {
  111: '☐',
  168: '☐',
  183: '•',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
};

/** Decodes bytes, one per character of the string, of a code page of Windows or the Macintosh. */
export function decodeCodePage(bytes: string, codePage: number): string {
  if (codePage === SYMBOL_CODE_PAGE) {
    return [...bytes].map((sign) => SYMBOLS[sign.charCodeAt(0)] ?? '').join('');
  }
  // The same in all of them.
  if (/^[\t -~]*$/.test(bytes)) return bytes;
  return iconv.decode(Buffer.from(bytes, 'latin1'), encodingOf(codePage));
}

function encodingOf(codePage: number): string {
  if (codePage === 65_001) return 'utf8';
  if (codePage === 10_000) return 'macintosh';
  const name = `cp${codePage}`;
  return iconv.encodingExists(name) ? name : 'cp1252';
}
