import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { ReadFailureKind } from '#core/reading/problems/read-failure.ts';
import type { FromWorker, ToWorker } from './answer-jobs.ts';
import type { ReaderJob, ReaderLine } from './reader-job.ts';
import { patienceFactor, type ReaderLimits } from './reader-limits.ts';

/**
 * Entry of a reader process. Parsing is done in a thread of it, so that this one can always look at the clock and the
 * memory, and ends with the server that started it.
 */
const limits = JSON.parse(process.argv[2] ?? '') as ReaderLimits;
const workerUrl = new URL(process.argv[3] ?? './reader-worker.ts', import.meta.url);
const lookMs = 20;

const pipe = new Socket({ fd: 3, readable: true, writable: true });
const worker = startWorker();
/** When the job at work began, by the clock and by the processor's time of this process. */
let begun: { clockMs: number; cpuMs: number; answerBytes: number } | null = null;

pipe.on('close', () => process.exit(0));
pipe.on('error', () => process.exit(0));
pipe.on('data', takeBytes());
worker.once('online', () => say({ ready: true }));

setInterval(() => {
  if (begun === null) return;
  const isSlow =
    cpuMs() - begun.cpuMs > limits.cpuMs || performance.now() - begun.clockMs > limits.cpuMs * patienceFactor;
  if (isSlow) die('too-slow');
  else if (memoryMb() > limits.memoryMb) die('too-much-memory');
}, lookMs);

function startWorker(): Worker {
  const started = new Worker(workerUrl, {
    resourceLimits: {
      maxOldGenerationSizeMb: limits.heapMb,
      maxYoungGenerationSizeMb: 64,
      stackSizeMb: 8,
      // Reserved at once, whether it is used or not; it counts against the limit of the operating system.
      codeRangeSizeMb: 64,
    },
    // What a parser prints about a broken file is of no use to anybody.
    stdout: true,
    stderr: true,
  });
  // The readable sides must flow, or a chatty parser would stall on a full pipe.
  started.stdout.resume();
  started.stderr.resume();
  started.on('message', takeAnswer);
  // It was too large to be taken over.
  started.on('messageerror', () => die('too-much-text'));
  started.on('error', (error: NodeJS.ErrnoException) =>
    die(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-much-memory' : 'unreadable'),
  );
  started.on('exit', () => die('unreadable'));
  return started;
}

/** Passes an answer on as fast as the server takes it. */
function takeAnswer(message: FromWorker): void {
  if (begun === null) return;
  if ('isEnd' in message) {
    begun = null;
    say({ end: { memoryMb: memoryMb(), isDying: false } });
    return;
  }
  begun.answerBytes += message.piece.length;
  if (begun.answerBytes > limits.answerBytes) die('too-much-text');
  else pipe.write(message.piece, () => tell({ taken: true }));
}

function tell(message: ToWorker, moved: ArrayBuffer[] = []): void {
  worker.postMessage(message, moved);
}

/** A job is a line of JSON with the number of its bytes, and then those. */
function takeBytes(): (chunk: Buffer) => void {
  let line = Buffer.alloc(0);
  let coming: { job: ReaderJob; bytes: Uint8Array<ArrayBuffer>; received: number } | null = null;
  return (given) => {
    let chunk = given;
    if (coming === null) {
      line = Buffer.concat([line, chunk]);
      const end = line.indexOf(10);
      if (end === -1) return;
      const { job, byteLength } = JSON.parse(line.subarray(0, end).toString()) as {
        job: ReaderJob;
        byteLength: number;
      };
      coming = { job, bytes: new Uint8Array(byteLength), received: 0 };
      chunk = line.subarray(end + 1);
      line = Buffer.alloc(0);
    }
    coming.bytes.set(chunk, coming.received);
    coming.received += chunk.length;
    if (coming.received < coming.bytes.length) return;
    const { job, bytes } = coming;
    coming = null;
    begun = { clockMs: performance.now(), cpuMs: cpuMs(), answerBytes: 0 };
    tell({ job, bytes }, [bytes.buffer]);
  };
}

/** Ends the job with a reason. The state of the parser is not known now, so this process is not used again. */
function die(kind: ReadFailureKind | 'too-slow'): void {
  begun = null;
  const seconds = Math.round(limits.cpuMs / 1_000);
  say({ head: { kind: 'failed', failure: kind === 'too-slow' ? { kind, seconds } : { kind } } });
  say({ end: { memoryMb: memoryMb(), isDying: true } });
  worker.removeAllListeners();
}

function say(line: ReaderLine): void {
  pipe.write(`${JSON.stringify(line)}\n`);
}

function memoryMb(): number {
  return Math.round(process.memoryUsage.rss() / 1_048_576);
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
