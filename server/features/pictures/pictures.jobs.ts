import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { deletePicturesJob } from './delete-pictures-job.ts';
import { readPictureName } from './read-picture-name.ts';

export const pictureJobs: readonly JobHandler[] = [
  defineJobHandler<{ names: string[] }>({
    name: deletePicturesJob,
    concurrency: 1,
    async run({ fileStore }, { names }) {
      for (const name of names) {
        const picture = readPictureName(name);
        if (picture !== null) await fileStore.deleteFile(picture.fileId);
      }
    },
  }),
];
