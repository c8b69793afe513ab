import { parseUrl } from '#core/crawling/urls/parse-url.ts';
import { patternOf } from '#core/crawling/urls/pattern-of.ts';
import type { Frontier } from './frontier.ts';

const MOST_PATTERNS = 20;
const MOST_ADDRESSES = 100;

/** Remembers an address that was left out as one of any number, under its pattern, for the note to the owner. */
export function noteEndless(frontier: Frontier, url: string): void {
  const pattern = patternOf(url) ?? parseUrl(url)?.pathname ?? url;
  frontier.endless ??= {};
  const addresses = frontier.endless[pattern] ?? [];
  if (addresses.length === 0 && Object.keys(frontier.endless).length >= MOST_PATTERNS) return;
  if (addresses.length < MOST_ADDRESSES && !addresses.includes(url)) addresses.push(url);
  frontier.endless[pattern] = addresses;
}
