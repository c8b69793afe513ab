import { faultOf } from '#core/reading/problems/fault-of.ts';
import { answerJobs } from '#server/adapters/document-reader/processes/answer-jobs.ts';
import type { ReaderAnswer, ReaderJob } from '#server/adapters/document-reader/processes/reader-job.ts';
import { readMailBytes } from './read-mail-bytes.ts';

/** In characters, a multiple of 4: what the server takes apart at once. */
const pieceLength = 120_000;

/** Entry of the thread that reads emails, in a reader process. */
answerJobs(perform);

async function perform(job: ReaderJob, bytes: Uint8Array): Promise<ReaderAnswer> {
  const unreadable = { kind: 'failed', failure: { kind: 'unreadable' } } as const;
  if (job.kind !== 'email') return unreadable;
  try {
    const { files, ...email } = await readMailBytes(bytes);
    const base64 = Buffer.concat(files.map((file) => file.bytes)).toString('base64');
    return {
      kind: 'ok',
      email: { ...email, files: files.map(({ name, bytes }) => ({ name, sizeBytes: bytes.length })) },
      pieces: splitEvery(base64, pieceLength),
    };
  } catch (error) {
    return { ...unreadable, fault: faultOf(error) };
  }
}

function splitEvery(text: string, length: number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += length) pieces.push(text.slice(at, at + length));
  return pieces;
}
