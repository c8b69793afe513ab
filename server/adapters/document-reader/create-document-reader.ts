import { Worker } from 'node:worker_threads';
import type { DocumentReader, DocumentSource, ReadResult } from '#server/ports/document-reader.ts';

export interface DocumentReaderOptions {
  /** Time for one document, 20 seconds by default. */
  timeLimitMs?: number;
  /** An idle worker is stopped after this time, to give its memory back; a minute by default. */
  idleMs?: number;
  /** Heap of the worker. 512 MB by default. */
  memoryLimitMb?: number;
  /** Told of a worker that broke, for the log. The error never holds text of the document. */
  onBreakdown?: (error: Error) => void;
  /** Module that the worker runs, for tests of its failures. */
  workerUrl?: URL;
}

const OUT_OF_MEMORY: ReadResult = { kind: 'failed', failure: { kind: 'too-much-memory' } };
const BROKEN: ReadResult = { kind: 'failed', failure: { kind: 'unreadable' } };
const CLOSED: ReadResult = { kind: 'failed', failure: { kind: 'stopped' } };

interface Task {
  id: number;
  source: DocumentSource;
  resolve: (result: ReadResult) => void;
}

/**
 * Reads documents in a worker thread, one after another. The thread starts with the first document. A document that takes
 * too long or breaks the thread fails alone: the next one gets a new thread.
 */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const { timeLimitMs = 20_000, idleMs = 60_000, memoryLimitMb = 512 } = options;
  const workerUrl = options.workerUrl ?? new URL('./reader-worker.ts', import.meta.url);
  const waiting: Task[] = [];
  let worker: Worker | null = null;
  let current: Task | null = null;
  let timer: NodeJS.Timeout | undefined;
  let nextId = 1;
  let isClosed = false;

  function startWorker(): Worker {
    const started = new Worker(workerUrl, {
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: 64, stackSizeMb: 8 },
      // What a parser prints about a broken file is of no use to anybody.
      stdout: true,
      stderr: true,
    });
    // The readable sides must flow, or a chatty parser would stall on a full pipe.
    started.stdout.resume();
    started.stderr.resume();
    started.on('message', ({ id, result }: { id: number; result: ReadResult }) => {
      if (current?.id === id) settle(result);
    });
    started.on('error', (error: NodeJS.ErrnoException) => {
      options.onBreakdown?.(error);
      dropWorker(started, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? OUT_OF_MEMORY : BROKEN);
    });
    started.on('exit', () => dropWorker(started, BROKEN));
    return started;
  }

  function dropWorker(dropped: Worker, outcome: ReadResult): void {
    if (worker !== dropped) return;
    worker = null;
    if (current !== null) settle(outcome);
  }

  function settle(result: ReadResult): void {
    const task = current;
    current = null;
    clearTimeout(timer);
    task?.resolve(result);
    runNext();
  }

  function runNext(): void {
    if (current !== null || isClosed) return;
    const task = waiting.shift();
    if (task === undefined) {
      timer = setTimeout(stopWorker, idleMs);
      timer.unref();
      worker?.unref();
      return;
    }
    clearTimeout(timer);
    current = task;
    worker ??= startWorker();
    worker.ref();
    timer = setTimeout(() => {
      const slow = worker;
      worker = null;
      void slow?.terminate();
      const seconds = Math.round(timeLimitMs / 1_000);
      settle({ kind: 'failed', failure: { kind: 'too-slow', seconds } });
    }, timeLimitMs);
    worker.postMessage({ id: task.id, source: task.source });
  }

  function stopWorker(): void {
    const idle = worker;
    worker = null;
    void idle?.terminate();
  }

  return {
    readDocument(source) {
      if (isClosed) return Promise.resolve(CLOSED);
      return new Promise((resolve) => {
        waiting.push({ id: nextId, source, resolve });
        nextId += 1;
        runNext();
      });
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const last = worker;
      worker = null;
      const open = current === null ? waiting.splice(0) : [current, ...waiting.splice(0)];
      current = null;
      for (const task of open) task.resolve(CLOSED);
      await last?.terminate();
    },
  };
}
