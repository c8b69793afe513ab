/** What set a crawl off: the source was added, its owner asked, the schedule was due, or some pages were asked for. */
export const crawlCauses = ['added', 'owner', 'schedule', 'pages'] as const;
export type CrawlCause = (typeof crawlCauses)[number];

/** How a crawl ended: like its source, or stopped by its owner. */
export const crawlOutcomes = ['ready', 'partial', 'failed', 'stopped'] as const;
export type CrawlOutcome = (typeof crawlOutcomes)[number];

export const pageChangeKinds = ['added', 'changed', 'gone'] as const;
export type PageChangeKind = (typeof pageChangeKinds)[number];

/** Of how many crawls of a source the changes are kept. */
export const keptCrawls = 10;
