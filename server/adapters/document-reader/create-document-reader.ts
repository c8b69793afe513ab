import { availableParallelism } from 'node:os';
import type { ReaderFault } from '#core/reading/problems/reader-fault.ts';
import type {
  DocumentFormat,
  DocumentReader,
  OpenapiResult,
  ReadResult,
  SitemapResult,
} from '#server/ports/document-reader.ts';
import { createReaderPool } from './processes/create-reader-pool.ts';
import { unpackPicture } from './unpack-picture.ts';

export interface DocumentReaderOptions {
  /** Time of the processor for one document, 20 seconds by default. */
  timeLimitMs?: number;
  /** An idle process is ended after this time, to give its memory back; a minute by default. */
  idleMs?: number;
  /** Heap for one document, 512 MB by default; with its buffers a process may have half as much again. */
  memoryLimitMb?: number;
  /** Processes that are started at once, and kept ready while there is work; none by default. */
  inAdvance?: number;
  /** Told of a process that broke, for the log. Never holds text of the document. */
  onBreakdown?: (how: string) => void;
  /** Told where a parser went wrong in a way that it did not mean to, for the log. */
  onFault?: (fault: ReaderFault) => void;
  /** Module of the thread that parses, for tests of its failures. */
  workerUrl?: URL;
}

/** Work that belongs to no workspace, such as our own documentation. */
const ourselves = '';
const mostPlaces = 6;

/**
 * Reads documents in processes of their own, with hard limits of time, memory and output: whatever a file does to its
 * parser, the server goes on (docs/decisions/0012-foreign-files-in-processes.md).
 */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const { timeLimitMs = 20_000, idleMs = 60_000, memoryLimitMb = 512, inAdvance = 0 } = options;
  const pool = createReaderPool({
    limits: {
      cpuMs: timeLimitMs,
      heapMb: memoryLimitMb,
      memoryMb: Math.round(memoryLimitMb * 1.5),
      answerBytes: 160 * 1_048_576,
    },
    places: Math.min(Math.max(2, availableParallelism() - 1), 4),
    mostPlaces,
    patienceMs: 1_000,
    inAdvance,
    idleMs,
    mostJobs: 2_000,
    recycleMb: 320,
    workerUrl: options.workerUrl,
    onBreakdown: options.onBreakdown ?? (() => undefined),
    onFault: options.onFault,
  });
  return {
    async readDocument({ bytes, workspaceId, ...source }) {
      const answer = await pool.perform(workspaceId ?? ourselves, { kind: 'document', source }, bytes);
      // A process answers what it was asked.
      return answer as ReadResult;
    },
    async findFormat({ bytes, workspaceId, ...source }) {
      const answer = await pool.perform(workspaceId ?? ourselves, { kind: 'format', source }, bytes);
      return answer.kind === 'ok' && 'found' in answer ? (answer.found as DocumentFormat | null) : null;
    },
    async readSitemap({ bytes, workspaceId, url, websiteUrl }) {
      const answer = await pool.perform(
        workspaceId ?? ourselves,
        { kind: 'sitemap', url, websiteUrl },
        bytes,
      );
      return answer as SitemapResult;
    },
    async readOpenapi({ bytes, workspaceId, address }) {
      const answer = await pool.perform(workspaceId ?? ourselves, { kind: 'openapi', address }, bytes);
      return answer as OpenapiResult;
    },
    async readScan({ bytes, workspaceId, page }) {
      const answer = await pool.perform(workspaceId ?? ourselves, { kind: 'scan', page }, bytes);
      return answer.kind === 'ok' && 'scan' in answer ? Promise.all(answer.scan.map(unpackPicture)) : [];
    },
    async close() {
      pool.close();
    },
  };
}
