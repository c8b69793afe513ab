import { createReaderPool } from '#server/adapters/document-reader/processes/create-reader-pool.ts';
import type { ReaderAnswer } from '#server/adapters/document-reader/processes/reader-job.ts';
import type { PictureReader, PictureResult } from '#server/ports/picture-reader.ts';

export interface PictureReaderOptions {
  /** Time of the processor for one picture, 10 seconds by default. */
  timeLimitMs?: number;
  /** Told of a process that broke, for the log. */
  onBreakdown?: (how: string) => void;
}

/**
 * Reads pictures in processes of their own, with the limits of those that read documents. Their library is compiled code,
 * which Node's permissions let in here alone: a process that reads documents runs nothing of the kind.
 */
export function createPictureReader(options: PictureReaderOptions = {}): PictureReader {
  const { timeLimitMs = 10_000, onBreakdown = () => undefined } = options;
  const pool = createReaderPool({
    limits: { cpuMs: timeLimitMs, heapMb: 128, memoryMb: 512, answerBytes: 8 * 1_048_576 },
    places: 1,
    mostPlaces: 3,
    patienceMs: 1_000,
    inAdvance: 0,
    idleMs: 60_000,
    mostJobs: 500,
    recycleMb: 256,
    workerUrl: new URL('./picture-worker.ts', import.meta.url),
    runsCompiledCode: true,
    onBreakdown,
  });
  return {
    async cutPicture({ bytes, tenant, side, square }) {
      return resultOf(await pool.perform(tenant, { kind: 'picture', side, square }, bytes));
    },
    async shrinkPicture({ bytes, tenant, longestSide }) {
      return resultOf(await pool.perform(tenant, { kind: 'whole-picture', longestSide }, bytes));
    },
    async close() {
      pool.close();
    },
  };
}

function resultOf(answer: ReaderAnswer): PictureResult {
  if (answer.kind === 'refused') return answer;
  if (answer.kind === 'ok' && 'picture' in answer) {
    const { base64, ...picture } = answer.picture;
    return { kind: 'ok', bytes: Buffer.from(base64, 'base64'), ...picture };
  }
  const isStopped = answer.kind === 'failed' && answer.failure.kind === 'stopped';
  return { kind: 'refused', problem: isStopped ? 'restarting' : 'too-hard' };
}
