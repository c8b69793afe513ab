/** One training: a source in one of its runs. */
export interface TrainJob {
  workspaceId: string;
  sourceId: string;
  run: number;
}

/** Reading a website takes minutes, most of them waiting; so it has places of its own and holds nothing else up. */
/** Named so in queues since the first release: another name would strand what waits there. */
export const crawlWebsiteJob = 'sources.crawl-site';

/** Notion allows few requests a second: this too is mostly waiting. */
export const syncNotionJob = 'sources.sync-notion';

export const trainDocumentJob = 'sources.train-document';

export const deleteFilesJob = 'sources.delete-files';

/** Gives an agent a copy of another one's file. */
export const copyFileJob = 'sources.copy-file';
