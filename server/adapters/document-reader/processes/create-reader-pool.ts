import type { ReaderFault } from '#core/reading/problems/reader-fault.ts';
import { createFairQueue } from './create-fair-queue.ts';
import { createReaderStock, type ReaderStockOptions } from './create-reader-stock.ts';
import type { ReaderAnswer, ReaderJob } from './reader-job.ts';
import type { Taker } from './start-reader-process.ts';

export interface ReaderPoolOptions extends ReaderStockOptions {
  /** Processes at work at once when somebody who has nothing at work has waited for {@link patienceMs}. */
  mostPlaces: number;
  /** Whose work waits no longer than this needs no further process of their own. */
  patienceMs: number;
  /** Told where a reader went wrong, for the log: what was read is then said to be unreadable. */
  onFault?: ((fault: ReaderFault) => void) | undefined;
}

export interface ReaderPool {
  /** @param tenant whose work it is: everybody gets their turn, however much another has brought */
  perform(tenant: string, job: ReaderJob, bytes: Uint8Array, taker?: Taker): Promise<ReaderAnswer>;
  /** Ends what runs and what waits; it has then failed. */
  close(): void;
}

interface Task {
  job: ReaderJob;
  bytes: Uint8Array;
  taker: Taker | undefined;
  sinceMs: number;
  resolve(answer: ReaderAnswer): void;
}

const stopped: ReaderAnswer = { kind: 'failed', failure: { kind: 'stopped' } };
/** A process that does not even start is no fault of the file. */
const mostStarts = 3;
const lookMs = 200;

/** Runs jobs in reader processes: reused, replaced after a failure, and shared out fairly. */
export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const { places, mostPlaces, patienceMs } = options;
  const queue = createFairQueue<Task>();
  const stock = createReaderStock(options);
  /** How many jobs of each tenant are at work. */
  const atWork = new Map<string, number>();
  let busy = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  /** Idle processes work at once; to start another takes longer than most documents do. */
  function dispatch(): void {
    while (busy < places && (busy === 0 || stock.hasIdle()) && startNext(places));
    if (!isClosed && timer === undefined && queue.hasWaiting(atWork, places))
      timer = setTimeout(look, lookMs);
  }

  /**
   * To start a process costs as much as many pages. Who has nothing at work gets one of the places after a moment, and
   * one beyond them after some time; who has something at work waits for that time.
   */
  function look(): void {
    timer = undefined;
    const hasLong = ({ sinceMs }: Task) => performance.now() - sinceMs >= patienceMs;
    if (busy >= places) {
      while (busy < mostPlaces && queue.hasWaiting(atWork, 1, hasLong) && startNext(1));
    } else if (queue.hasWaiting(atWork, 1) || queue.hasWaiting(atWork, places, hasLong)) startNext(places);
    dispatch();
  }

  function startNext(mostEach: number): boolean {
    const next = isClosed ? null : queue.take(atWork, mostEach);
    if (next === null) return false;
    busy += 1;
    atWork.set(next.tenant, (atWork.get(next.tenant) ?? 0) + 1);
    void run(next.tenant, next.task);
    return true;
  }

  async function run(tenant: string, task: Task): Promise<void> {
    const answer = await performAnywhere(task);
    busy -= 1;
    const left = (atWork.get(tenant) ?? 1) - 1;
    if (left === 0) atWork.delete(tenant);
    else atWork.set(tenant, left);
    task.resolve(isClosed ? stopped : answer);
    dispatch();
  }

  async function performAnywhere({ job, bytes, taker }: Task): Promise<ReaderAnswer> {
    for (let start = 1; ; start += 1) {
      const reader = stock.take();
      const answer = await reader.perform(job, bytes, taker);
      stock.giveBack(reader);
      if (reader.state.hasStarted) return answer;
      if (start >= mostStarts || isClosed) return stopped;
    }
  }

  return {
    async perform(tenant, job, bytes, taker) {
      if (isClosed) return stopped;
      const answer = await new Promise<ReaderAnswer>((resolve) => {
        queue.add(tenant, { job, bytes, taker, sinceMs: performance.now(), resolve });
        dispatch();
      });
      if (answer.kind === 'failed' && answer.fault !== undefined) options.onFault?.(answer.fault);
      return answer;
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const task of queue.takeAll()) task.resolve(stopped);
      stock.close();
    },
  };
}
