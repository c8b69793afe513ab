import { parentPort } from 'node:worker_threads';
import type { ReaderAnswer, ReaderJob } from '#server/adapters/document-reader/processes/reader-job.ts';
import { writeAnswer } from '#server/adapters/document-reader/processes/write-answer.ts';
import { cutPicture } from './cut-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Entry of the thread that reads pictures, in a reader process: one job in, one answer out, as it goes on the wire. */
parentPort?.on('message', async ({ job, bytes }: { job: ReaderJob; bytes: Uint8Array }) => {
  const wire = new Uint8Array(writeAnswer(await perform(job, bytes)));
  parentPort?.postMessage(wire, [wire.buffer]);
});

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
