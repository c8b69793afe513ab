import type { CrawlCause } from '#contract/crawls/crawls.ts';

export const crawlCauseLabels: Record<CrawlCause, string> = {
  added: 'First reading',
  owner: 'Started by you',
  schedule: 'By schedule',
  pages: 'Some pages only',
};
