import { parse } from 'content-disposition';

/** The file name in a `Content-Disposition` header (RFC 6266), without folders; null where it gives none. */
export function readFileName(header: string | null): string | null {
  const name = header === null ? '' : nameIn(header);
  const bare = decodeName(name)
    .replace(/^.*[/\\]/, '')
    .trim();
  return bare === '' ? null : bare;
}

function nameIn(header: string): string {
  try {
    return parse(header).parameters.filename ?? '';
  } catch {
    // Many servers leave out the quotes, or the word before the semicolon.
    return /filename\s*=\s*"?([^";]+)/i.exec(header)?.[1] ?? '';
  }
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
