import type { ReaderFault } from '#core/reading/problems/reader-fault.ts';
import { createReaderPool } from '#server/adapters/document-reader/processes/create-reader-pool.ts';
import type { EmailHeadAndText } from '#server/adapters/document-reader/processes/reader-job.ts';
import type { MailReader, ReadEmail } from '#server/ports/mail-reader.ts';

export interface MailReaderOptions {
  /** Time of the processor for one email, 5 seconds by default. */
  timeLimitMs?: number;
  /** Told of a process that broke, for the log. */
  onBreakdown?: (how: string) => void;
  /** Told where it went wrong in a way that it did not mean to, for the log. */
  onFault?: (fault: ReaderFault) => void;
}

/**
 * Reads emails in processes of their own, with the limits of those that read documents
 * (docs/decisions/0012-foreign-files-in-processes.md). None is started before the first email comes.
 */
export function createMailReader(options: MailReaderOptions = {}): MailReader {
  const { timeLimitMs = 5_000, onBreakdown = () => undefined } = options;
  const pool = createReaderPool({
    limits: { cpuMs: timeLimitMs, heapMb: 192, memoryMb: 384, answerBytes: 24 * 1_048_576 },
    places: 1,
    mostPlaces: 2,
    patienceMs: 1_000,
    inAdvance: 0,
    idleMs: 30_000,
    mostJobs: 500,
    recycleMb: 256,
    workerUrl: new URL('./mail-worker.ts', import.meta.url),
    onBreakdown,
    onFault: options.onFault,
  });
  return {
    async readEmail(bytes, tenant) {
      const answer = await pool.perform(tenant, { kind: 'email' }, bytes);
      return answer.kind === 'ok' && 'email' in answer ? joinEmail(answer.email, answer.pieces) : null;
    },
    async close() {
      pool.close();
    },
  };
}

/** Gives each file its bytes back. */
function joinEmail(email: EmailHeadAndText, pieces: readonly string[]): ReadEmail {
  const bytes = Buffer.from(pieces.join(''), 'base64');
  let start = 0;
  const files = email.files.map(({ name, sizeBytes }) => {
    const end = start + sizeBytes;
    const file = { name, bytes: bytes.subarray(start, end) };
    start = end;
    return file;
  });
  return { ...email, files };
}
