import type { Socket } from 'node:net';
import type { ReadFailure } from '#core/reading/problems/read-failure.ts';
import { createIntake, type Intake } from './create-intake.ts';
import { failureOfExit } from './failure-of-exit.ts';
import { longLists } from './long-lists.ts';
import { readLines } from './read-lines.ts';
import type { JobEnd, ReaderAnswer, ReaderJob, ReaderLine } from './reader-job.ts';
import { patienceFactor, type ReaderLimits } from './reader-limits.ts';
import { spawnReader } from './spawn-reader.ts';

/** A process that reads one document after another. */
export interface ReaderProcess {
  /** What is known of it by now; `memoryMb` after its last job. */
  readonly state: { isAlive: boolean; hasStarted: boolean; jobsDone: number; memoryMb: number };
  /** Gives it a job; one at a time. Never rejects: when the process breaks, the job has failed. */
  perform(job: ReaderJob, bytes: Uint8Array, taker?: Taker): Promise<ReaderAnswer>;
  kill(): void;
}

/** Takes a long list of an answer as it comes, so that it is never whole in memory. */
export interface Taker {
  /** Its place among the long lists of the answer; those before it have come by then. */
  list: number;
  /** The process waits until this is done, and is ended when it rejects. */
  take(answer: ReaderAnswer, items: unknown[]): Promise<void>;
}

export interface StartOptions {
  limits: ReaderLimits;
  /** Module of the thread that parses, for tests of its failures. */
  workerUrl?: URL | undefined;
  runsCompiledCode: boolean;
  isConfined: boolean;
  /** Told once, when it takes no more jobs: with how it broke, or null when it was ended. */
  onEnd(how: string | null): void;
}

/** Time that a job may take beyond its limit before the process is taken for stuck: it may only just have started. */
const graceMs = 10_000;
/** What an answer may have besides its bytes. */
const spareBytes = 65_536;

interface Current {
  resolve(answer: ReaderAnswer): void;
  answer: ReaderAnswer | null;
  bytes: number;
  timer: NodeJS.Timeout;
  taker: Taker | undefined;
}

export function startReaderProcess(options: StartOptions): ReaderProcess {
  const { limits, onEnd } = options;
  const spawned = spawnReader(options);
  const { child, pipe } = spawned;
  const state = { isAlive: true, hasStarted: false, jobsDone: 0, memoryMb: 0 };
  let current: Current | null = null;
  const intake = createIntake(pipe, () => end({ kind: 'stopped' }, null));

  keepServerAlive(spawned, false);
  child.on('error', (error) => end({ kind: 'unreadable' }, error.message));
  child.on('exit', (code, signal) => end(failureOfExit(code, signal), `code ${code}, signal ${signal}`));
  pipe.on('error', () => end({ kind: 'unreadable' }, 'its pipe broke'));
  const takeBytes = readLines(takeText);
  pipe.on('data', (bytes: Buffer) => {
    if (current !== null) current.bytes += bytes.length;
    if ((current?.bytes ?? 0) > limits.answerBytes + spareBytes)
      end({ kind: 'too-much-text' }, 'it flooded us');
    else takeBytes(bytes);
  });

  /** A parser that has gone mad may have written anything: what cannot be taken ends it, and nothing else. */
  function takeText(text: string): void {
    if (!state.isAlive) return;
    try {
      takeLine(JSON.parse(text) as ReaderLine);
    } catch {
      end({ kind: 'unreadable' }, 'it wrote what is no answer');
    }
  }

  function takeLine(line: ReaderLine): void {
    if ('ready' in line) state.hasStarted = true;
    else if (current === null) return;
    else if ('head' in line) current.answer = line.head;
    else if ('list' in line) takeItems(current, line, intake);
    else void intake.settled().then(() => takeEnd(line.end));
  }

  function takeEnd({ memoryMb, isDying }: JobEnd): void {
    if (!state.isAlive || current === null) return;
    state.memoryMb = memoryMb;
    const answer = current.answer ?? { kind: 'failed', failure: { kind: 'unreadable' } };
    if (!isDying) settle(answer);
    else end(answer.kind === 'failed' ? answer.failure : { kind: 'unreadable' }, 'its parser broke');
  }

  function settle(answer: ReaderAnswer): void {
    const job = current;
    current = null;
    state.jobsDone += 1;
    clearTimeout(job?.timer);
    keepServerAlive(spawned, false);
    job?.resolve(answer);
  }

  /** Once, however it ends. */
  function end(failure: ReadFailure, how: string | null): void {
    if (!state.isAlive) return;
    state.isAlive = false;
    child.kill('SIGKILL');
    pipe.destroy();
    onEnd(how === null ? null : `${failure.kind}: ${how}`);
    if (current !== null) settle({ kind: 'failed', failure });
  }

  return {
    state,
    perform(job, bytes, taker) {
      if (!state.isAlive) return Promise.resolve({ kind: 'failed', failure: { kind: 'unreadable' } });
      return new Promise((resolve) => {
        const timer = setTimeout(() => end(tooSlow(limits), 'it hung'), mostMs(limits));
        current = { resolve, answer: null, bytes: 0, timer, taker };
        keepServerAlive(spawned, true);
        sendJob(pipe, job, bytes);
      });
    },
    kill: () => end({ kind: 'stopped' }, null),
  };
}

const tooSlow = ({ cpuMs }: ReaderLimits): ReadFailure => ({
  kind: 'too-slow',
  seconds: Math.round(cpuMs / 1_000),
});
const mostMs = ({ cpuMs }: ReaderLimits): number => cpuMs * patienceFactor + graceMs;

function sendJob(pipe: Socket, job: ReaderJob, bytes: Uint8Array): void {
  pipe.write(`${JSON.stringify({ job, byteLength: bytes.byteLength })}\n`);
  pipe.write(bytes);
}

/** While nothing is read, the server may end without waiting for this process. */
function keepServerAlive({ child, pipe }: ReturnType<typeof spawnReader>, isNeeded: boolean): void {
  for (const each of [child, pipe]) isNeeded ? each.ref() : each.unref();
}

function takeItems(
  { taker, answer }: Pick<Current, 'taker' | 'answer'>,
  { list, items }: { list: number; items: unknown[] },
  intake: Intake,
): void {
  if (taker?.list === list && answer !== null) {
    intake.take(() => taker.take(answer, items));
    return;
  }
  const wanted = answer === null ? undefined : longLists(answer)[list];
  if (wanted === undefined) throw new TypeError('There is no such list in this answer.');
  for (const item of items) wanted.push(item);
}
