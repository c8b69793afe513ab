import { parentPort } from 'node:worker_threads';
import type { ReaderAnswer, ReaderJob } from '#server/adapters/document-reader/processes/reader-job.ts';
import { writeAnswer } from '#server/adapters/document-reader/processes/write-answer.ts';
import { readChatBytes } from './read-chat-bytes.ts';

// A file that reaches what all objects share would change how the next one is read, of whatever user.
Object.preventExtensions(Object.prototype);

/** Entry of the thread that reads chats, in a reader process: one job in, one answer out, as it goes on the wire. */
parentPort?.on('message', async ({ job, bytes }: { job: ReaderJob; bytes: Uint8Array }) => {
  const wire = new Uint8Array(writeAnswer(await perform(job, bytes)));
  parentPort?.postMessage(wire, [wire.buffer]);
});

async function perform(job: ReaderJob, bytes: Uint8Array): Promise<ReaderAnswer> {
  if (job.kind === 'legal') {
    // What draws pages is loaded where they are needed only.
    const { composePackage } = await import('./legal/compose-package.ts');
    return { kind: 'ok', legal: await composePackage({ ...job.source, bytes }) };
  }
  if (job.kind !== 'chats') return { kind: 'failed', failure: { kind: 'unreadable' } };
  return { kind: 'ok', chatExport: readChatBytes({ ...job.source, bytes }) };
}
