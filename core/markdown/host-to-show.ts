import { parseUrl } from '#core/crawling/urls/parse-url.ts';

/** The host of a link to a website that its words do not name, to be shown next to them; null where nothing is to be added. */
export function hostToShow(href: string, words: string): string | null {
  const url = parseUrl(href);
  const host = url?.protocol === 'https:' ? url.host.replace(/^www\./, '') : '';
  return words.includes(host) ? null : host;
}
