import { type CrawlSchedule, crawlSchedules } from '#contract/sources/sources.ts';

/** What is chosen in the schedule field of a form. */
export const readSchedule = (data: FormData): CrawlSchedule =>
  crawlSchedules.find((each) => each === data.get('schedule')) ?? 'never';
