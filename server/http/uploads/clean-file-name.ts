import { extensionOf } from './extension-of.ts';

const maximumLength = 200;

/**
 * The name of an uploaded file as it is shown: the last part of a path, without control or direction characters, not
 * too long. It is never used as a path: files are kept under ids of our own.
 */
export function cleanFileName(given: string): string {
  const name = (unescapeName(given).split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
  const extension = extensionOf(name);
  const stem = Array.from(name.slice(0, name.length - extension.length))
    .slice(0, maximumLength - extension.length)
    .join('');
  return stem === '' ? `file${extension}` : stem + extension;
}

/** As browsers write it in a form: of the name only these are escaped (HTML, "multipart/form-data encoding algorithm"). */
function unescapeName(name: string): string {
  return name.replace(/%22/g, '"').replace(/%0[AD]/g, ' ');
}
