import { parentPort } from 'node:worker_threads';
import type { ReaderJob } from './reader-job.ts';
import { type ReaderAnswerInLists, writeAnswer } from './write-answer.ts';

/** What the thread of a reader process is told: a job, or that a piece of its answer has gone on its way. */
export type ToWorker = { job: ReaderJob; bytes: Uint8Array } | { taken: true };
/** What it says: pieces of an answer as they go on the wire, and that the answer has ended. */
export type FromWorker = { piece: Uint8Array } | { isEnd: true };

/** Pieces that are on their way at once: the answer to a large file is never whole in memory. */
const mostOnTheirWay = 4;

/** Answers the jobs of a reader process, one at a time, in the thread that parses. */
export function answerJobs(
  perform: (job: ReaderJob, bytes: Uint8Array) => ReaderAnswerInLists | Promise<ReaderAnswerInLists>,
): void {
  let onTheirWay = 0;
  let goOn: () => void = () => undefined;
  const say = (message: FromWorker, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved);

  async function answer(job: ReaderJob, bytes: Uint8Array): Promise<void> {
    for (const piece of writeAnswer(await perform(job, bytes))) {
      onTheirWay += 1;
      say({ piece }, [piece.buffer]);
      if (onTheirWay >= mostOnTheirWay)
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
    }
    say({ isEnd: true });
  }

  parentPort?.on('message', async (message: ToWorker) => {
    if ('job' in message) return answer(message.job, message.bytes);
    onTheirWay -= 1;
    goOn();
  });
}
