import { patternOf } from '#core/crawling/urls/pattern-of.ts';
import type { Frontier } from './frontier.ts';

/** After so many failures in a row other pages of their pattern are left out. */
export const FAILURES_TO_LEAVE_OUT = 20;

/** Whether the last pages of this URL's pattern have all failed. Remembers that the pattern is left out. */
export function isLeftOut(frontier: Frontier, url: string): boolean {
  const pattern = patternOf(url);
  if (pattern === null || (frontier.failing?.[pattern] ?? 0) < FAILURES_TO_LEAVE_OUT) return false;
  frontier.leftOut ??= {};
  frontier.leftOut[pattern] = true;
  return true;
}
