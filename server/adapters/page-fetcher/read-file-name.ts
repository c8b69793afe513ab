import { parse } from 'content-disposition';

/** The file name in a `Content-Disposition` header (RFC 6266), without folders; null where it gives none. */
export function readFileName(header: string | null): string | null {
  const name = header === null ? '' : nameIn(header);
  const bare = decodeName(decodeWords(name))
    .replace(/^.*[/\\]/, '')
    .replace(/^'(.*)'$/, '$1')
    .replace(/&#(\d{2,5});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .trim();
  return bare === '' ? null : bare;
}

function nameIn(header: string): string {
  const whole = continuedName(header);
  if (whole !== '') return whole;
  try {
    return parse(header).parameters.filename ?? extendedName(header);
  } catch {
    // Many servers leave out the quotes, or the word before the semicolon.
    const given = /filename\*?\s*=\s*"?(?:[\w-]*'')?([^";]+)/i.exec(header)?.[1] ?? '';
    return extendedName(header) || (given.endsWith("''") ? '' : given);
  }
}

/** A name in pieces (RFC 2231): `filename*0*=UTF-8''Preis; filename*1="liste.pdf"`. */
function continuedName(header: string): string {
  const pieces = [...header.matchAll(/filename\*(\d{1,2})(\*?)\s*=\s*(?:"([^"]*)"|([^;\s]+))/gi)]
    .map(([, at, , quoted, plain = '']) => ({ at: Number(at), text: quoted ?? plain }))
    .sort((one, other) => one.at - other.at);
  return pieces.map(({ at, text }) => (at === 0 ? text.replace(/^[\w-]*'[^']*'/, '') : text)).join('');
}

/** `filename*="UTF-8''prices.pdf"`, in quotes that do not belong there. */
function extendedName(header: string): string {
  return /filename\*\s*=\s*"?utf-8'[^']*'([^";]+)/i.exec(header)?.[1] ?? '';
}

/** A word as headers of emails write it: `=?UTF-8?B?UHJlaXNlLnBkZg==?=`. */
const ENCODED_WORD = /=\?([\w-]+)\?([BQ])\?([^?]*)\?=(?:\s+(?==\?))?/gi;

function decodeWords(name: string): string {
  return name.replace(ENCODED_WORD, (word, charset: string, way: string, text: string) => {
    if (!/^(?:utf-?8|us-ascii|iso-8859-1|windows-125[0-8])$/i.test(charset)) return word;
    const bytes = way.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : unquote(text);
    return new TextDecoder(charset).decode(bytes);
  });
}

function unquote(text: string): Buffer {
  const byte = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
  const characters = text.replaceAll('_', ' ').replace(/=([\da-f]{2})/gi, byte);
  return Buffer.from(characters, 'latin1');
}

/** Header values are read as Latin-1, but servers write UTF-8, or escape it as in an address. */
function decodeName(name: string): string {
  try {
    const text = /[\u0080-\u00ff]/.test(name)
      ? new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(name, 'latin1'))
      : name;
    return /%[0-9a-f]{2}/i.test(text) ? decodeURIComponent(text) : text;
  } catch {
    return name;
  }
}
