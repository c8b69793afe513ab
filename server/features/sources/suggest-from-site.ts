import { defaultWelcomeMessage, type SiteSuggestion } from '#contract/agents.ts';
import { describeFetchFailure } from '#core/crawling/describe-fetch-failure.ts';
import { describePageProblem } from '#core/crawling/spot-page-problem.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import type { FetchResult } from '#server/ports/page-fetcher.ts';
import { chooseMessageColor } from './choose-message-color.ts';
import { readWebsiteAddress, type WebsiteAddress } from './read-website-address.ts';
import { settleScheme } from './settle-scheme.ts';
import { createSiteRobots } from './site-robots.ts';

const rate = { count: 30, windowSeconds: 600 };
const longestMs = 15_000;
const longestName = 80;

/**
 * Reads one page and suggests how an agent for it may look. Nothing is made up: what the page does not say is left at
 * the defaults. `cannot-process` with the reason when the page cannot be read.
 */
export async function suggestFromSite(
  ctx: Context,
  address: string,
  signal: AbortSignal,
): Promise<SiteSuggestion> {
  ctx.rateLimiter.hit(`site-suggestions:${ctx.workspace.id}`, rate);
  const typed = readWebsiteAddress(address);
  const ending = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  const fetched = await fetchOnce(ctx, typed, ending).catch((error: unknown) => {
    if (signal.aborted || !ending.aborted) throw error;
    return { kind: 'timed-out' } as const;
  });
  if (fetched.kind !== 'ok') {
    const message =
      fetched.kind === 'not-modified'
        ? describePageProblem('empty')
        : describeFetchFailure(fetched, ctx.clock.now());
    throw failure('cannot-process', { message });
  }
  const read = await ctx.documentReader.readDocument({
    bytes: fetched.body,
    contentType: fetched.contentType,
    url: fetched.url,
  });
  if (read.kind === 'failed') throw failure('cannot-process', { message: read.reason });
  const { siteName = null, themeColor = null } = read.page ?? {};
  // A page without a title is titled by its address, which is no name.
  const { host, pathname } = new URL(fetched.url);
  const { title } = read.document;
  const isUntitled = title === host || pathname.includes(encodeURI(title));
  const named = nameOf(siteName, isUntitled ? '' : title, fetched.url);
  return {
    url: fetched.url,
    name: named ?? new URL(fetched.url).hostname.replace(/^www\./, ''),
    welcomeMessage: named === null ? defaultWelcomeMessage : `Hi! How can I help you with ${named}?`,
    messageColor: chooseMessageColor(themeColor),
  };
}

async function fetchOnce(ctx: Context, typed: WebsiteAddress, signal: AbortSignal): Promise<FetchResult> {
  const { url } = await settleScheme(ctx.pageFetcher, typed, signal);
  const robots = await createSiteRobots(ctx, signal)(url);
  if (robots.problem !== null) throw failure('cannot-process', { message: robots.problem });
  if (!robots.isAllowed(url)) {
    throw failure('cannot-process', {
      message: 'The robots.txt of the site does not let our crawler read this page.',
    });
  }
  return ctx.pageFetcher.fetchPage({ url, signal });
}

/** Titles are often "Page | Firm" or "Firm – what we do": the part that is also in the host's name is the firm. */
function nameOf(siteName: string | null, title: string, url: string): string | null {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const host = plain(new URL(url).hostname.replace(/^www\./, ''));
  const parts = title.split(/\s+[|–—·:-]\s+/).filter((part) => plain(part) !== '');
  const chosen = siteName?.trim() || parts.find((part) => host.startsWith(plain(part))) || parts[0];
  return chosen === undefined ? null : Array.from(chosen.trim()).slice(0, longestName).join('').trim();
}
