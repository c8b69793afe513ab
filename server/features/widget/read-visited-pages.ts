import type { VisitedPage } from '#contract/inbox/inbox.schemas.ts';
import type { ToldPage } from '#contract/widget/widget.schemas.ts';
import { webPageUrl } from '#core/safety/links/web-page-url.ts';

/** The pages that a visitor's browser says they had open, as they may be stored: no other links, and without queries. */
export function readVisitedPages(told: readonly ToldPage[] = [], now: Date): VisitedPage[] {
  return told.flatMap(({ url, title, secondsAgo }) => {
    const page = webPageUrl(url)?.split(/[?#]/, 1)[0];
    if (page === undefined) return [];
    return { url: page, title, openedAt: new Date(now.getTime() - secondsAgo * 1_000).toISOString() };
  });
}
