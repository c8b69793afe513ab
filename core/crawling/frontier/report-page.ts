import { patternOf } from '#core/crawling/urls/pattern-of.ts';
import type { Frontier, Outcome } from './frontier.ts';

/** Tells how a taken page ended. */
export function reportPage(frontier: Frontier, url: string, outcome: Outcome): void {
  const page = frontier.pages[url];
  if (page?.state !== 'taken') throw new Error(`This page is not in flight: ${url}`);
  page.state = outcome;
  frontier.taken = frontier.taken.filter((taken) => taken !== url);
  frontier.counts[outcome] += 1;
  noteFailing(frontier, url, outcome);
}

function noteFailing(frontier: Frontier, url: string, outcome: Outcome): void {
  const pattern = patternOf(url);
  if (pattern === null) return;
  frontier.failing ??= {};
  frontier.failing[pattern] = outcome === 'failed' ? (frontier.failing[pattern] ?? 0) + 1 : 0;
}
