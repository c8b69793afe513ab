import type { Frontier } from './frontier.ts';

/** Patterns of addresses that were left out as endless and that nothing else, such as the sitemap, brought in later. */
export function listEndless({ endless = {}, pages }: Frontier): string[] {
  return Object.entries(endless)
    .filter(([, addresses]) => addresses.some((url) => pages[url] === undefined))
    .map(([pattern]) => pattern);
}
