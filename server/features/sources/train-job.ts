import type { Job } from '#server/jobs/job-queue.ts';
import type { SourceRow } from './sources.table.ts';

/** One training: a source in one of its runs. */
export interface TrainJob {
  workspaceId: string;
  sourceId: string;
  run: number;
}

/** Reading a website takes minutes, most of them waiting; so it has places of its own and holds nothing else up. */
export const crawlSiteJob = 'sources.crawl-site';
export const trainDocumentJob = 'sources.train-document';
export const deleteFilesJob = 'sources.delete-files';

export function trainingOf({
  id,
  workspaceId,
  kind,
  run,
}: Pick<SourceRow, 'id' | 'workspaceId' | 'kind' | 'run'>): Job<TrainJob> {
  return {
    name: kind === 'website' ? crawlSiteJob : trainDocumentJob,
    data: { workspaceId, sourceId: id, run },
    workspaceId,
  };
}
