import type { PageLinks } from './last-crawl.ts';

/** Null when they were not kept. */
export function linksOf(links: PageLinks, page: string): string[] | null {
  return links.of[page]?.map((number) => links.urls[number] ?? '') ?? null;
}
