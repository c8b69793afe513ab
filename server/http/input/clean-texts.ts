import { cleanText } from './clean-text.ts';

/** The same texts without what cannot be stored. */
export function cleanTexts(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, cleanText(text)]));
}
