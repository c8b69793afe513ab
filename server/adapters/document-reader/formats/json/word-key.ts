import { cleanText } from '#core/reading/text/clean-text.ts';

/** The key as words, to be read and found: `openingHours` and `opening_hours` are `opening hours`. Others stay as they are. */
export function wordKey(key: string): string {
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(key)) return cleanText(key);
  const words = key
    .replace(/([a-z])([A-Z][a-z])/g, '$1 $2')
    .replace(/_+/g, ' ')
    .trim();
  return /^[a-z]/.test(key) ? words.replace(/ [A-Z](?=[a-z])/g, (letter) => letter.toLowerCase()) : words;
}
