import type { SourceRow } from '#server/features/sources/sources.table.ts';
import type { Job } from '#server/jobs/job-queue.ts';
import { crawlWebsiteJob, syncNotionJob, type TrainJob, trainDocumentJob } from './training-jobs.ts';

export function trainingJobOf({
  id,
  workspaceId,
  kind,
  run,
}: Pick<SourceRow, 'id' | 'workspaceId' | 'kind' | 'run'>): Job<TrainJob> {
  return {
    name: kind === 'website' ? crawlWebsiteJob : kind === 'notion' ? syncNotionJob : trainDocumentJob,
    data: { workspaceId, sourceId: id, run },
    groupId: workspaceId,
  };
}
