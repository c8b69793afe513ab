import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { describeOlderMessages } from './imports/describe-older-messages.ts';
import { endOldImports } from './imports/end-old-imports.ts';
import { failImport } from './imports/fail-import.ts';
import { deleteChatFilesJob, type ImportJob, importChatsJob, packArchiveJob } from './imports/import-jobs.ts';
import { runImport } from './imports/run-import.ts';
import { type PackJob, packArchive } from './statistics/pack-archive.ts';
import { deleteOldUploads } from './uploads/delete-old-uploads.ts';

export const chatArchiveJobs: readonly JobHandler[] = [
  defineJobHandler<ImportJob>({
    name: importChatsJob,
    concurrency: 2,
    concurrencyPerGroup: 1,
    run: runImport,
    giveUp: failImport,
  }),
  defineJobHandler({
    name: 'chat-archives.end-old-imports',
    concurrency: 1,
    everySeconds: 3_600,
    run: endOldImports,
  }),
  defineJobHandler({
    name: 'chat-archives.describe-older-messages',
    concurrency: 1,
    everySeconds: 3_600,
    run: describeOlderMessages,
  }),
  defineJobHandler({
    name: 'chat-archives.delete-old-uploads',
    concurrency: 1,
    everySeconds: 3_600,
    run: deleteOldUploads,
  }),
  defineJobHandler<PackJob>({ name: packArchiveJob, concurrency: 1, run: packArchive }),
  defineJobHandler<{ fileIds: string[] }>({
    name: deleteChatFilesJob,
    concurrency: 1,
    async run({ fileStore }, { fileIds }) {
      for (const fileId of fileIds) await fileStore.deleteFile(fileId);
    },
  }),
];
