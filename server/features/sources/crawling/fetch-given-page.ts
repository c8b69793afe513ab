import { describeFetchFailure } from '#core/crawling/problems/describe-fetch-failure.ts';
import { describePageProblem } from '#core/crawling/problems/describe-page-problem.ts';
import type { Context } from '#server/context.ts';
import { type Failure, failure } from '#server/failure.ts';
import type { FetchedPage, FetchResult } from '#server/ports/page-fetcher.ts';
import { chooseScheme } from './choose-scheme.ts';
import type { RobotsOf } from './create-website-robots.ts';
import { readWebsiteAddress } from './read-website-address.ts';

/**
 * Fetches the one page whose URL a member has typed, if its robots.txt allows it. `invalid-input` when it is no
 * address, `cannot-process` with the reason when it cannot be had, `rate-limited`.
 * @param signal of the caller
 * @param ending that signal, or the end of the time that this may take
 */
export async function fetchGivenPage(
  ctx: Context,
  address: string,
  robotsOf: RobotsOf,
  signal: AbortSignal,
  ending: AbortSignal,
): Promise<FetchedPage> {
  await ctx.rateLimiter.hit(['website-suggestion-of-workspace', ctx.workspace.id]);
  const fetched = await fetchOnce(ctx, address, robotsOf, ending).catch((error: unknown) => {
    if (signal.aborted || !ending.aborted) throw error;
    return { kind: 'timed-out' } as const;
  });
  if (fetched.kind === 'ok') return fetched;
  throw cannotRead(
    fetched.kind === 'not-modified'
      ? describePageProblem('empty')
      : describeFetchFailure(fetched, ctx.clock.now(), 'Try again'),
  );
}

async function fetchOnce(
  ctx: Context,
  address: string,
  robotsOf: RobotsOf,
  signal: AbortSignal,
): Promise<FetchResult> {
  const { url } = await chooseScheme(robotsOf, readWebsiteAddress(address));
  const robots = await robotsOf(url);
  if (robots.problem !== null) {
    throw cannotRead(describeFetchFailure(robots.problem, ctx.clock.now(), 'Try again'));
  }
  if (!robots.isAllowed(url)) {
    throw cannotRead('The robots.txt of the website does not allow our crawler to read this page.');
  }
  return ctx.pageFetcher.fetchPage({ url, signal });
}

const cannotRead = (message: string): Failure => failure('cannot-process', { message });
