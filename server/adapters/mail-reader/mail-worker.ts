import { parentPort } from 'node:worker_threads';
import type { ReaderAnswer, ReaderJob } from '#server/adapters/document-reader/processes/reader-job.ts';
import { writeAnswer } from '#server/adapters/document-reader/processes/write-answer.ts';
import { readMailBytes } from './read-mail-bytes.ts';

/** Entry of the thread that reads emails, in a reader process: one job in, one answer out, as it goes on the wire. */
parentPort?.on('message', async ({ job, bytes }: { job: ReaderJob; bytes: Uint8Array }) => {
  const wire = new Uint8Array(writeAnswer(await perform(job, bytes)));
  parentPort?.postMessage(wire, [wire.buffer]);
});

async function perform(job: ReaderJob, bytes: Uint8Array): Promise<ReaderAnswer> {
  const unreadable: ReaderAnswer = { kind: 'failed', failure: { kind: 'unreadable' } };
  if (job.kind !== 'email') return unreadable;
  try {
    return { kind: 'ok', email: await readMailBytes(bytes) };
  } catch {
    return unreadable;
  }
}
