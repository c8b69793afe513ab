import { createReaderPool } from '#server/adapters/document-reader/processes/create-reader-pool.ts';
import type { MailReader } from '#server/ports/mail-reader.ts';

export interface MailReaderOptions {
  /** Time of the processor for one email, 5 seconds by default. */
  timeLimitMs?: number;
  /** Told of a process that broke, for the log. */
  onBreakdown?: (how: string) => void;
}

/**
 * Reads emails in processes of their own, with the limits of those that read documents
 * (docs/decisions/0012-foreign-files-in-processes.md). None is started before the first email comes.
 */
export function createMailReader(options: MailReaderOptions = {}): MailReader {
  const { timeLimitMs = 5_000, onBreakdown = () => undefined } = options;
  const pool = createReaderPool({
    limits: { cpuMs: timeLimitMs, heapMb: 192, memoryMb: 384, answerBytes: 4 * 1_048_576 },
    places: 1,
    mostPlaces: 2,
    patienceMs: 1_000,
    inAdvance: 0,
    idleMs: 30_000,
    mostJobs: 500,
    recycleMb: 256,
    workerUrl: new URL('./mail-worker.ts', import.meta.url),
    onBreakdown,
  });
  return {
    async readEmail(bytes, tenant) {
      const answer = await pool.perform(tenant, { kind: 'email' }, bytes);
      return answer.kind === 'ok' && 'email' in answer ? answer.email : null;
    },
    async close() {
      pool.close();
    },
  };
}
