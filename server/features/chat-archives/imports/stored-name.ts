import { shortenText } from '#core/reading/text/shorten-text.ts';
import { cleanText } from '#server/http/input/clean-text.ts';

const longestName = 300;

/** The name of a person or the title of a chat, as exports give it; one that goes on and on is cut. */
export function storedName(name: string): string {
  const clean = cleanText(name);
  return clean.length <= longestName ? clean : shortenText(clean, longestName);
}
