import { platformPages } from './platform-pages.ts';

/** Whether a page, or what is below it, is not there under a partner's host. */
export function isPlatformPage(path: string): boolean {
  return platformPages.some(
    (start) => path === start || path.startsWith(`${start}/`) || path.startsWith(`${start}#`),
  );
}
