import { parseUrl } from '#core/crawling/urls/parse-url.ts';

/**
 * The address of a link if it is of a kind that may be followed: `https:`, `mailto:`, `tel:`; of sources, which were
 * read from there by us, also `http:`. Judged after parsing, so no spelling of another scheme gets through.
 */
export function readLink(address: string, isSource = false): string | undefined {
  const url = parseUrl(address);
  const schemes = isSource ? ['https:', 'http:'] : ['https:', 'mailto:', 'tel:'];
  return url && schemes.includes(url.protocol) ? url.href : undefined;
}
