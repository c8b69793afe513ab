import type { ReaderLimits } from './reader-limits.ts';
import { type ReaderProcess, startReaderProcess } from './start-reader-process.ts';

export interface ReaderStockOptions {
  limits: ReaderLimits;
  /** Idle processes that are kept for a while. */
  places: number;
  /** Processes that are ready from the start on, and as long as there is work. */
  inAdvance: number;
  /** After this time without work all idle processes are ended. */
  idleMs: number;
  /** A process is replaced after so many jobs, or when it has grown to so much memory. */
  mostJobs: number;
  recycleMb: number;
  workerUrl?: URL | undefined;
  /** Its libraries are compiled code, which Node's permissions otherwise keep out. */
  runsCompiledCode?: boolean;
  /** Told of a process that ended by itself, with how. */
  onBreakdown(how: string): void;
}

/** The processes that there are, at work and idle. */
export interface ReaderStock {
  /** Is there an idle process? */
  hasIdle(): boolean;
  /** An idle process, or a new one. */
  take(): ReaderProcess;
  /** Takes one back whose job has ended. It is kept unless it is worn or broken. */
  giveBack(reader: ReaderProcess): void;
  close(): void;
}

/** A machine short of memory or processes for a moment is no reason to do without limits. */
const startsWithLimits = 2;

export function createReaderStock(options: ReaderStockOptions): ReaderStock {
  const { limits, workerUrl, runsCompiledCode = false, places, inAdvance, mostJobs, recycleMb } = options;
  const idle: ReaderProcess[] = [];
  const all = new Set<ReaderProcess>();
  let isConfined = true;
  /** Has one ever started with the limits of the operating system? Then they are never left out. */
  let haveLimitsWorked = false;
  let failedStarts = 0;
  let isClosed = false;
  let rest: NodeJS.Timeout | undefined;

  function start(): ReaderProcess {
    const isThisConfined = isConfined;
    const started: ReaderProcess = startReaderProcess({
      limits,
      workerUrl,
      runsCompiledCode,
      isConfined,
      onEnd(how) {
        all.delete(started);
        const at = idle.indexOf(started);
        if (at !== -1) idle.splice(at, 1);
        if (how === null) return;
        options.onBreakdown(how);
        haveLimitsWorked ||= isThisConfined && started.state.hasStarted;
        if (!isThisConfined || haveLimitsWorked || !isConfined) return;
        failedStarts += 1;
        if (failedStarts < startsWithLimits) return;
        // Another system may count memory otherwise: better without its help than nothing read at all.
        isConfined = false;
        options.onBreakdown(
          'it did not start with the limits of the operating system, which are left out now',
        );
      },
    });
    all.add(started);
    return started;
  }

  /** Keeps as many ready as wanted, and gives their memory back when nothing has come for long. */
  function prepare(): void {
    if (isClosed) return;
    while (all.size < inAdvance) idle.unshift(start());
    clearTimeout(rest);
    rest = setTimeout(() => {
      for (const reader of [...idle]) reader.kill();
    }, options.idleMs);
    rest.unref();
  }

  prepare();
  return {
    hasIdle: () => idle.length > 0,
    take: () => idle.pop() ?? start(),
    giveBack(reader) {
      const { isAlive, hasStarted, jobsDone, memoryMb } = reader.state;
      haveLimitsWorked ||= isConfined && hasStarted;
      const isWorn = jobsDone >= mostJobs || memoryMb >= recycleMb;
      if (isAlive && (isWorn || isClosed || idle.length >= places)) reader.kill();
      else if (isAlive) idle.push(reader);
      prepare();
    },
    close() {
      isClosed = true;
      clearTimeout(rest);
      for (const reader of [...all]) reader.kill();
    },
  };
}
