import { brand } from '#contract/brand.ts';
import { describeFetchFailure } from '#core/crawling/describe-fetch-failure.ts';
import { isBusy } from '#core/crawling/is-busy.ts';
import { readRobots } from '#core/crawling/read-robots.ts';
import { robotsForStatus } from '#core/crawling/robots-for-status.ts';
import { ALLOW_ALL, DISALLOW_ALL, type RobotsRules } from '#core/crawling/robots-rules.ts';
import type { Services } from '#server/context.ts';

export interface WebsiteRobots extends RobotsRules {
  /** Why nothing may be read there although no rule says so; null otherwise. */
  problem: string | null;
}

/** The rules of each host that a crawl meets, fetched once a crawl. */
export function createWebsiteRobots(
  services: Pick<Services, 'pageFetcher' | 'clock'>,
  signal: AbortSignal,
): (url: string) => Promise<WebsiteRobots> {
  const rules = new Map<string, Promise<WebsiteRobots>>();
  return (url) => {
    const { origin } = new URL(url);
    const known = rules.get(origin) ?? fetchRobots(services, `${origin}/robots.txt`, signal);
    rules.set(origin, known);
    return known;
  };
}

async function fetchRobots(
  { pageFetcher, clock }: Pick<Services, 'pageFetcher' | 'clock'>,
  url: string,
  signal: AbortSignal,
): Promise<WebsiteRobots> {
  const result = await pageFetcher.fetchPage({ url, accept: 'robots', signal });
  switch (result.kind) {
    case 'ok':
      return { ...readRobots(new TextDecoder().decode(result.body), url, brand.crawlerToken), problem: null };
    case 'gone':
    case 'http-error': {
      if (isBusy(result)) {
        return { ...robotsForStatus(result.status), problem: describeFetchFailure(result, clock.now()) };
      }
      const isClosed = result.status >= 500;
      const problem = isClosed
        ? 'The robots.txt of this website could not be read, so the crawler stays out. Train this source again later.'
        : null;
      return { ...robotsForStatus(result.status), problem };
    }
    case 'unreachable':
    case 'timed-out':
      return { ...DISALLOW_ALL, problem: describeFetchFailure(result, clock.now()) };
    default:
      // Refused for a reason that holds for the pages too: they say which.
      return { ...ALLOW_ALL, problem: null };
  }
}
