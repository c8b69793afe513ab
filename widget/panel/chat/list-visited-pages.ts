import type { ToldPage } from '#contract/widget/widget.schemas.ts';
import { titleMaximumLength, visitedPagesMaximum, visitMaximumSeconds } from '#contract/widget/widget.ts';
import type { LoaderState } from '../../frame-protocol.ts';

/** The pages of the last day that the loader has noted, the last first, which is the page that is shown. */
export function listVisitedPages(
  { pageUrl, pages }: Pick<LoaderState, 'pageUrl' | 'pages'>,
  nowMs: number,
): ToldPage[] {
  const { origin, pathname } = new URL(pageUrl);
  const found: { path: string; sinceMs: number; title: string }[] = [];
  for (const line of [...(pages ?? '').split('\n'), `${nowMs} ${pathname} `]) {
    const [, time, path = '', title = ''] = /^(\d+) (\S+) (.*)$/.exec(line) ?? [];
    const last = found.at(-1);
    // A page that is shown gets its title, and later perhaps another.
    if (last?.path === path) last.title = title || last.title;
    else if (time) found.push({ path, sinceMs: Number(time), title });
  }
  return found
    .map(({ path, sinceMs, title }) => ({
      url: origin + path,
      title: title.slice(0, titleMaximumLength),
      secondsAgo: Math.max(0, Math.round((nowMs - sinceMs) / 1_000)),
    }))
    .filter(({ url, secondsAgo }) => secondsAgo <= visitMaximumSeconds && url.length <= 2_048)
    .slice(-visitedPagesMaximum)
    .reverse();
}
