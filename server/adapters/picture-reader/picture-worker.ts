import { parentPort } from 'node:worker_threads';
import type { ReaderAnswer, ReaderJob } from '#server/adapters/document-reader/processes/reader-job.ts';
import { writeAnswer } from '#server/adapters/document-reader/processes/write-answer.ts';
import { cutPicture } from './cut-picture.ts';

/** Entry of the thread that reads pictures, in a reader process: one job in, one answer out, as it goes on the wire. */
parentPort?.on('message', async ({ job, bytes }: { job: ReaderJob; bytes: Uint8Array }) => {
  const wire = new Uint8Array(writeAnswer(await perform(job, bytes)));
  parentPort?.postMessage(wire, [wire.buffer]);
});

async function perform(job: ReaderJob, bytes: Uint8Array): Promise<ReaderAnswer> {
  if (job.kind !== 'picture') return { kind: 'failed', failure: { kind: 'unreadable' } };
  const result = await cutPicture(bytes, job);
  if (result.kind === 'refused') return result;
  return {
    kind: 'ok',
    picture: { base64: Buffer.from(result.bytes).toString('base64'), format: result.format },
  };
}
