import { dropUnsafe } from './drop-unsafe.ts';

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
