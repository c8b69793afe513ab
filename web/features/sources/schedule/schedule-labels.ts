import type { CrawlSchedule } from '#contract/sources/sources.ts';

export const scheduleLabels: Record<CrawlSchedule, string> = {
  never: 'Never',
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
};
