import { answerJobs } from '#server/adapters/document-reader/processes/answer-jobs.ts';
import type { ReaderAnswer, ReaderJob } from '#server/adapters/document-reader/processes/reader-job.ts';
import { cutPicture } from './cut-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Entry of the thread that reads pictures, in a reader process. */
answerJobs(perform);

async function perform(job: ReaderJob, bytes: Uint8Array): Promise<ReaderAnswer> {
  if (job.kind !== 'picture' && job.kind !== 'whole-picture')
    return { kind: 'failed', failure: { kind: 'unreadable' } };
  const result =
    job.kind === 'picture' ? await cutPicture(bytes, job) : await shrinkPicture(bytes, job.longestSide);
  if (result.kind === 'refused') return result;
  const { bytes: encoded, format, width, height } = result;
  return {
    kind: 'ok',
    picture: { base64: Buffer.from(encoded).toString('base64'), format, width, height },
  };
}
