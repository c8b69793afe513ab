import { pagesOfOurs } from './pages-of-ours.ts';

/** Whether a page, or what is below it, is not there under a partner's host. */
export function isPageOfOurs(path: string): boolean {
  return pagesOfOurs.some(
    (start) => path === start || path.startsWith(`${start}/`) || path.startsWith(`${start}#`),
  );
}
