import type { FrontierPage } from './frontier.ts';

/** Among pages equally near, those that the website links to come before those that only its sitemap names. */
export function rankOf(page: FrontierPage): number {
  return page.depth * 2 + (page.via === 'sitemap' ? 1 : 0);
}
