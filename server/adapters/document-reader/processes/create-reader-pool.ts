import { createFairQueue } from './create-fair-queue.ts';
import type { ReaderAnswer, ReaderJob } from './reader-job.ts';
import type { ReaderLimits } from './reader-limits.ts';
import { type ReaderProcess, startReaderProcess } from './start-reader-process.ts';

export interface ReaderPoolOptions {
  limits: ReaderLimits;
  /** Processes that work at once. */
  places: number;
  /** Processes at once when somebody who has nothing at work has waited for {@link patienceMs}. */
  mostPlaces: number;
  patienceMs: number;
  /** Processes that are kept ready from the start on. */
  inAdvance: number;
  /** Processes beyond those are ended after this time without work. */
  idleMs: number;
  /** A process is replaced after so many jobs, or when it has grown to so much memory. */
  mostJobs: number;
  recycleMb: number;
  workerUrl?: URL | undefined;
  onBreakdown(how: string): void;
}

export interface ReaderPool {
  /** @param tenant whose work it is: everybody gets their turn, however much another has brought */
  perform(tenant: string, job: ReaderJob, bytes: Uint8Array): Promise<ReaderAnswer>;
  /** Ends what runs and what waits; it has then failed. */
  close(): void;
}

interface Task {
  job: ReaderJob;
  bytes: Uint8Array;
  resolve(answer: ReaderAnswer): void;
}

const stopped: ReaderAnswer = { kind: 'failed', failure: { kind: 'stopped' } };

/** Runs jobs in reader processes: reused, replaced after a failure, and shared out fairly. */
export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const { places, mostPlaces, inAdvance } = options;
  const queue = createFairQueue<Task>();
  const idle: ReaderProcess[] = [];
  const processes = new Set<ReaderProcess>();
  const atWork = new Map<string, number>();
  let isClosed = false;
  let patience: NodeJS.Timeout | undefined;
  let rest: NodeJS.Timeout | undefined;

  function start(): ReaderProcess {
    const started: ReaderProcess = startReaderProcess({
      limits: options.limits,
      workerUrl: options.workerUrl,
      onBreakdown: options.onBreakdown,
      onEnd() {
        processes.delete(started);
        const at = idle.indexOf(started);
        if (at !== -1) idle.splice(at, 1);
      },
    });
    processes.add(started);
    return started;
  }

  function dispatch(): void {
    while (!isClosed && processes.size - idle.length < places && startNext(places));
    if (!isClosed && queue.hasWaiting(atWork, 1) && patience === undefined) {
      patience = setTimeout(startExtra, options.patienceMs);
    }
  }

  /** All places are taken by others who have had theirs for long: those who have none get one beyond. */
  function startExtra(): void {
    patience = undefined;
    if (isClosed) return;
    while (processes.size - idle.length < mostPlaces && startNext(1));
    dispatch();
  }

  function startNext(mostEach: number): boolean {
    const next = queue.take(atWork, mostEach);
    if (next === null) return false;
    void run(idle.pop() ?? start(), next.tenant, next.task);
    return true;
  }

  async function run(reader: ReaderProcess, tenant: string, { job, bytes, resolve }: Task): Promise<void> {
    atWork.set(tenant, (atWork.get(tenant) ?? 0) + 1);
    const answer = await reader.perform(job, bytes);
    const left = (atWork.get(tenant) ?? 1) - 1;
    if (left === 0) atWork.delete(tenant);
    else atWork.set(tenant, left);
    if (reader.isAlive) retire(reader);
    resolve(isClosed ? stopped : answer);
    dispatch();
    prepare();
  }

  function retire(reader: ReaderProcess): void {
    const isWorn = reader.jobsDone >= options.mostJobs || reader.memoryMb >= options.recycleMb;
    if (isWorn || idle.length >= places) reader.kill();
    else idle.push(reader);
  }

  /** Keeps as many ready as wanted, and gives the memory of the others back when nothing has come for long. */
  function prepare(): void {
    if (isClosed) return;
    while (processes.size < inAdvance) idle.unshift(start());
    clearTimeout(rest);
    rest = setTimeout(() => {
      for (const reader of idle.slice(inAdvance)) reader.kill();
    }, options.idleMs);
    rest.unref();
  }

  prepare();
  return {
    perform(tenant, job, bytes) {
      if (isClosed) return Promise.resolve(stopped);
      return new Promise((resolve) => {
        queue.add(tenant, { job, bytes, resolve });
        dispatch();
      });
    },
    close() {
      isClosed = true;
      clearTimeout(patience);
      clearTimeout(rest);
      for (const task of queue.takeAll()) task.resolve(stopped);
      for (const reader of [...processes]) reader.kill();
    },
  };
}
