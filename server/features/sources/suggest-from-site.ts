import { defaultWelcomeMessage, type SiteSuggestion } from '#contract/agents.ts';
import { describeFetchFailure } from '#core/crawling/describe-fetch-failure.ts';
import { describePageProblem } from '#core/crawling/spot-page-problem.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { chooseMessageColor } from './choose-message-color.ts';
import { readWebsiteAddress } from './read-website-address.ts';
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
  const url = readWebsiteAddress(address);
  const ending = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  const robots = await createSiteRobots(ctx.pageFetcher, ending)(url);
  if (robots.problem !== null) throw failure('cannot-process', { message: robots.problem });
  if (!robots.isAllowed(url)) {
    throw failure('cannot-process', {
      message: 'The robots.txt of the site does not let our crawler read this page.',
    });
  }
  const fetched = await ctx.pageFetcher.fetchPage({ url, signal: ending });
  if (fetched.kind !== 'ok') {
    const message =
      fetched.kind === 'not-modified' ? describePageProblem('empty') : describeFetchFailure(fetched);
    throw failure('cannot-process', { message });
  }
  const read = await ctx.documentReader.readDocument({
    bytes: fetched.body,
    contentType: fetched.contentType,
    url: fetched.url,
  });
  if (read.kind === 'failed') throw failure('cannot-process', { message: read.reason });
  const name = nameOf(read.page?.siteName ?? null, read.document.title, fetched.url);
  return {
    url: fetched.url,
    name,
    welcomeMessage:
      read.page?.siteName || read.document.title
        ? `Hi! How can I help you with ${name}?`
        : defaultWelcomeMessage,
    messageColor: chooseMessageColor(read.page?.themeColor ?? null),
  };
}

/** Titles are often "Page | Firm" or "Firm – what we do": the part that is also in the host's name is the firm. */
function nameOf(siteName: string | null, title: string, url: string): string {
  const { hostname } = new URL(url);
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const host = plain(hostname.replace(/^www\./, ''));
  const parts = title.split(/\s+[|–—·:-]\s+/).map((part) => part.trim());
  const firm = parts.find(
    (part) => part !== '' && host.startsWith(plain(part).slice(0, 40)) && plain(part) !== '',
  );
  const chosen =
    siteName?.trim() || firm || parts.find((part) => part !== '') || hostname.replace(/^www\./, '');
  return Array.from(chosen).slice(0, longestName).join('').trim();
}
