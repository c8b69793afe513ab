/**
 * Makes text safe to store and even to compare: no NUL (PostgreSQL refuses it), no lone surrogates, no control or
 * invisible characters, every run of white space one space. Line breaks go too, unless `keepLines`: then spaces are
 * evened out within each line and empty lines dropped.
 */
export function cleanText(text: string, keepLines = false): string {
  const safe = dropUnsafe(text);
  if (!keepLines) return safe.replace(/\s+/gu, ' ').trim();
  return safe
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** For code, where indentation and empty lines mean something. */
export function cleanCode(text: string): string {
  return dropUnsafe(text)
    .replace(/[^\S\n]+$/gmu, '')
    .replace(/^\n+|\n+$/g, '');
}

function dropUnsafe(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(UNSAFE, '')
    .replace(/[\u00A0\u2007\u202F]/g, ' ');
}

/** Controls but tab and line feed, lone surrogates, soft hyphen, invisible marks of width and direction. */
const UNSAFE =
  /[^\P{Cc}\t\n]|\p{Surrogate}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;
