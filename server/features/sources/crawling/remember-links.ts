import type { PageLinks } from './last-crawl.ts';

/** Beyond so many, the links of further pages are not kept; those pages are fetched whole at the next run. */
const maximumLinks = 200_000;

export function rememberLinks(
  links: PageLinks,
  numbers: Map<string, number>,
  page: string,
  urls: string[],
): void {
  if (numbers.size === 0) for (const [number, url] of links.urls.entries()) numbers.set(url, number);
  if (links.count + urls.length > maximumLinks) return;
  links.count += urls.length;
  links.of[page] = urls.map((url) => {
    const known = numbers.get(url);
    if (known !== undefined) return known;
    numbers.set(url, links.urls.length);
    return links.urls.push(url) - 1;
  });
}
