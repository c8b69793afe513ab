import { fileExtensions } from '#contract/sources.ts';

const maximumLength = 200;
const longestInSentence = 60;

/**
 * The name of an uploaded file as it is shown: the last part of a path, without control or direction characters, not
 * too long. It is never used as a path: files are kept under ids of our own.
 */
export function cleanFileName(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '')
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

export function hasKnownExtension(name: string): boolean {
  return (fileExtensions as readonly string[]).includes(extensionOf(name).toLowerCase());
}

/** A clean name as it fits into a sentence: a long one without its middle, so that the ending stays. */
export function shortFileName(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= longestInSentence) return name;
  return `${letters.slice(0, longestInSentence - 15).join('')}…${letters.slice(-14).join('')}`;
}

function extensionOf(name: string): string {
  return /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
}
