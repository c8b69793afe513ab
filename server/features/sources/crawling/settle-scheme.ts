import type { FetchResult, PageFetcher } from '#server/ports/page-fetcher.ts';
import type { WebsiteAddress } from './read-website-address.ts';

/**
 * The address under the scheme that answers: https, else http where the owner typed neither. Asked for is robots.txt,
 * which is the first thing to be read there anyway. Left as it is when neither answers.
 */
export async function settleScheme(
  pageFetcher: PageFetcher,
  { url, isSchemeGuessed }: WebsiteAddress,
  signal: AbortSignal,
): Promise<WebsiteAddress> {
  if (!isSchemeGuessed) return { url, isSchemeGuessed };
  const insecure = new URL(url);
  // A port that was typed stays; the default one of https is never spelled out.
  insecure.protocol = 'http:';
  for (const candidate of [url, insecure.href]) {
    const robots = new URL('/robots.txt', candidate).href;
    const result = await pageFetcher.fetchPage({ url: robots, accept: 'robots', signal });
    if (!isWrongScheme(result)) return { url: candidate, isSchemeGuessed: false };
  }
  return { url, isSchemeGuessed };
}

/** Nothing there speaks it, or it only sends on to the insecure one, which is never followed by itself. */
function isWrongScheme(result: FetchResult): boolean {
  return (
    result.kind === 'unreachable' ||
    result.kind === 'timed-out' ||
    (result.kind === 'refused' && result.reason === 'downgrade')
  );
}
