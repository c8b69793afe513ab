/** One training: a source in one of its runs. */
export interface TrainJob {
  workspaceId: string;
  sourceId: string;
  run: number;
}

export const trainSourceJob = 'sources.train-source';
export const deleteFilesJob = 'sources.delete-files';
