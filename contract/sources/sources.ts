export const sourceKinds = ['website', 'file', 'text', 'qa', 'notion'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export const sourceStatuses = ['queued', 'training', 'ready', 'partial', 'failed'] as const;
export type SourceStatus = (typeof sourceStatuses)[number];

export const pageStatuses = ['queued', 'training', 'ready', 'skipped', 'failed'] as const;
export type PageStatus = (typeof pageStatuses)[number];

export const websiteModes = ['page', 'site', 'sitemap'] as const;

/** How often a website is read again by itself; monthly is every 30 days. */
export const crawlSchedules = ['never', 'daily', 'weekly', 'monthly'] as const;
export type CrawlSchedule = (typeof crawlSchedules)[number];

/** Formats by extension, as the file chooser and the server accept them. */
export const fileExtensions = [
  '.pdf',
  '.doc',
  '.docx',
  '.csv',
  '.txt',
  '.md',
  '.html',
  '.odt',
  '.rtf',
  '.xlsx',
  '.pptx',
  '.epub',
  '.json',
  '.jsonl',
] as const;
export const fileMaximumBytes = 20 * 1024 * 1024;
export const textMaximumLength = 1_000_000;
export const questionMaximumLength = 500;
export const maximumPagesLimit = 5_000;

/** Sources that one call names by their ids. */
export const namedSourcesMaximum = 200;

/** A page with fewer characters than this says hardly anything. */
export const thinPageCharacters = 200;

/** Other ways to ask a question that can be stored with it. */
export const alternativesMaximum = 50;
