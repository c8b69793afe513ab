import { brand } from '#contract/brand.ts';
import type { FetchFailure } from '#core/crawling/problems/fetch-failure.ts';
import { isBusy } from '#core/crawling/problems/is-busy.ts';
import { readRobots } from '#core/crawling/robots/read-robots.ts';
import { robotsForStatus } from '#core/crawling/robots/robots-for-status.ts';
import { ALLOW_ALL, DISALLOW_ALL, type RobotsRules } from '#core/crawling/robots/robots-rules.ts';
import type { Services } from '#server/context.ts';

export interface WebsiteRobots extends RobotsRules {
  /** Why nothing may be read there although no rule says so; null otherwise. */
  problem: FetchFailure | null;
  /** Nothing answers under this scheme, or it only sends on to the insecure one, which is never followed by itself. */
  isWrongScheme: boolean;
}

export type RobotsOf = (url: string) => Promise<WebsiteRobots>;

/** The rules of each host that a crawl meets, fetched once a crawl. */
export function createWebsiteRobots(services: Pick<Services, 'pageFetcher'>, signal: AbortSignal): RobotsOf {
  const rules = new Map<string, Promise<WebsiteRobots>>();
  return (url) => {
    const { origin } = new URL(url);
    const known = rules.get(origin) ?? fetchRobots(services, `${origin}/robots.txt`, signal);
    rules.set(origin, known);
    return known;
  };
}

async function fetchRobots(
  { pageFetcher }: Pick<Services, 'pageFetcher'>,
  url: string,
  signal: AbortSignal,
): Promise<WebsiteRobots> {
  const result = await pageFetcher.fetchPage({ url, accept: 'robots', signal });
  const isWrongScheme = false;
  switch (result.kind) {
    case 'ok': {
      const rules = readRobots(new TextDecoder().decode(result.body), url, brand.crawlerToken);
      return { ...rules, problem: null, isWrongScheme };
    }
    case 'gone':
    case 'http-error':
      return { ...robotsForStatus(result.status), problem: problemOf(result), isWrongScheme };
    case 'unreachable':
    case 'timed-out':
      return { ...DISALLOW_ALL, problem: result, isWrongScheme: true };
    default: {
      const isDowngrade = result.kind === 'refused' && result.reason === 'downgrade';
      // Refused for a reason that applies to the pages too: they say which.
      return { ...ALLOW_ALL, problem: null, isWrongScheme: isDowngrade };
    }
  }
}

/** Without a robots.txt (404, 403) everything may be read; a server that fails, or asks for a pause, is left alone. */
function problemOf(result: Extract<FetchFailure, { kind: 'gone' | 'http-error' }>): FetchFailure | null {
  if (isBusy(result)) return result;
  return result.status >= 500 ? { kind: 'robots-unreadable' } : null;
}
