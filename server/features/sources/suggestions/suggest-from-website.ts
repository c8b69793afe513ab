import type { WebsiteSuggestion } from '#contract/agents/agents.schemas.ts';
import { defaultWelcomeMessage } from '#contract/agents/agents.ts';
import { nameWebsite } from '#core/crawling/urls/name-website.ts';
import { describeReadFailure } from '#core/reading/problems/describe-read-failure.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import {
  createWebsiteRobots,
  type RobotsOf,
} from '#server/features/sources/crawling/create-website-robots.ts';
import { fetchGivenPage } from '#server/features/sources/crawling/fetch-given-page.ts';
import type { ReadSuccess } from '#server/ports/document-reader.ts';
import { chooseMessageColor } from './choose-message-color.ts';
import { suggestAvatar } from './suggest-avatar.ts';

const longestMs = 15_000;
/** Longest wait for a second page, which only helps to find the name. */
const longestSecondMs = 5_000;
const longestName = 80;

/**
 * Reads one page and suggests how an agent for it may look. Nothing is made up: what the page does not say is left at
 * the defaults. `cannot-process` with the reason when the page cannot be read.
 * @param withAvatar also fetches the website's icon
 */
export async function suggestFromWebsite(
  ctx: Context,
  address: string,
  signal: AbortSignal,
  { withAvatar }: { withAvatar: boolean },
): Promise<WebsiteSuggestion> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  const robotsOf = createWebsiteRobots(ctx, ending);
  const fetched = await fetchGivenPage(ctx, address, robotsOf, signal, ending);
  const read = await ctx.documentReader.readDocument({
    bytes: fetched.body,
    contentType: fetched.contentType,
    url: fetched.url,
    workspaceId: ctx.workspace.id,
  });
  if (read.kind === 'failed') throw cannotRead(describeReadFailure(read.failure, 'page'));
  const iconUrl = withAvatar ? (read.page?.iconUrl ?? null) : null;
  const [named, avatar] = await Promise.all([
    nameOf(read, fetched.url, () => readOtherTitle(ctx, read, fetched.url, robotsOf, ending)),
    suggestAvatar(ctx, iconUrl, robotsOf, ending),
  ]);
  return {
    url: fetched.url,
    name: named ?? new URL(fetched.url).hostname.replace(/^www\./, ''),
    welcomeMessage: named === null ? defaultWelcomeMessage : `Hi! How can I help you with ${named}?`,
    messageColor: chooseMessageColor(read.page?.themeColor ?? null),
    avatar,
  };
}

const cannotRead = (message: string) => failure('cannot-process', { message });

/** Another page is asked for its title only where this one leaves the name open. */
async function nameOf(
  read: ReadSuccess,
  url: string,
  readAnother: () => Promise<string | null>,
): Promise<string | null> {
  // A page without a title is titled by its address, which is no name.
  const { host, pathname } = new URL(url);
  const isUntitled = read.document.title === host || pathname.includes(encodeURI(read.document.title));
  const signs = {
    url,
    title: isUntitled ? '' : read.document.title,
    siteName: read.page?.siteName ?? null,
  };
  const first = nameWebsite(signs);
  const other = first?.isSure === false ? await readAnother() : null;
  const chosen = other === null ? first : nameWebsite({ ...signs, otherTitles: [other] });
  return chosen === null ? null : Array.from(chosen.name).slice(0, longestName).join('').trim();
}

/** Null when there is no other page, or it does not answer soon: the name can be found without it. */
async function readOtherTitle(
  ctx: Context,
  read: ReadSuccess,
  pageUrl: string,
  robotsOf: RobotsOf,
  signal: AbortSignal,
): Promise<string | null> {
  const here = new URL(pageUrl);
  const links = read.page?.links.map((link) => new URL(link.url)) ?? [];
  const url = links.find(
    ({ origin, pathname }) =>
      origin === here.origin && pathname !== here.pathname && !/\.(?!html?$|php$)\w+$/i.test(pathname),
  )?.href;
  if (url === undefined) return null;
  const ending = AbortSignal.any([signal, AbortSignal.timeout(longestSecondMs)]);
  try {
    if (!(await robotsOf(url)).isAllowed(url)) return null;
    const fetched = await ctx.pageFetcher.fetchPage({ url, signal: ending });
    if (fetched.kind !== 'ok') return null;
    const other = await ctx.documentReader.readDocument({
      bytes: fetched.body,
      contentType: fetched.contentType,
      url: fetched.url,
      workspaceId: ctx.workspace.id,
    });
    return other.kind === 'ok' ? other.document.title : null;
  } catch (error) {
    if (!ending.aborted) throw error;
    return null;
  }
}
