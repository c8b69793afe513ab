import { paths } from '#contract/page-addresses.ts';
/** A path of our own to go on to; whatever could lead elsewhere becomes the dashboard. */
export function localPath(next: string | undefined): string {
  const fallback = paths.dashboard;
  if (next === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return fallback;
  const origin = 'http://localhost';
  if (!URL.canParse(next, origin)) return fallback;
  const url = new URL(next, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return fallback;
  return /^\/(api|widget)(\/|$)/.test(url.pathname) ? fallback : `${url.pathname}${url.search}${url.hash}`;
}
