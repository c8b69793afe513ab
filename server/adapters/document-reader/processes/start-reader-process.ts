import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Block } from '#core/reading/read-document.ts';
import type { ReadFailure } from '#core/reading/read-failure.ts';
import { readLines } from './read-lines.ts';
import type { ReaderAnswer, ReaderJob, ReaderLine } from './reader-job.ts';
import { patienceFactor, type ReaderLimits } from './reader-limits.ts';

/** A process that reads one document after another. */
export interface ReaderProcess {
  /** Jobs it has ended. */
  readonly jobsDone: number;
  /** Memory after the last job. */
  readonly memoryMb: number;
  /** Null once it takes no more jobs. */
  readonly isAlive: boolean;
  /** Gives it a job; one at a time. Never rejects: when the process breaks, the job has failed. */
  perform(job: ReaderJob, bytes: Uint8Array): Promise<ReaderAnswer>;
  kill(): void;
}

interface StartOptions {
  limits: ReaderLimits;
  /** Module of the thread that parses, for tests of its failures. */
  workerUrl?: URL | undefined;
  /** Told of a process that ended by itself, with how. */
  onBreakdown(how: string): void;
  /** Told once, when it takes no more jobs. */
  onEnd(): void;
}

/** Time that a job may take beyond its limit before the process is taken for stuck: it may only just have started. */
const graceMs = 10_000;
/** What V8 reserves for code at its start without using it, and thread stacks: 660 MB with Node 24. */
const reservedMb = 720;
/** As `nice` counts: half the share of the processor that the server has. */
const lessThanChats = 3;
const root = realpathSync(fileURLToPath(new URL('../../../../', import.meta.url)));

/**
 * Sets limits that no parser can pass: no core dumps, and at most so much private memory (Linux counts array buffers in
 * it, so one huge allocation fails too). When the machine runs out of memory, this process is to go first.
 */
const shell = '{ ulimit -c 0; ulimit -d "$0"; echo 1000 > /proc/$$/oom_score_adj; } 2>/dev/null; exec "$@"';

export function startReaderProcess({ limits, workerUrl, onBreakdown, onEnd }: StartOptions): ReaderProcess {
  const [command, args] = commandOf(limits, workerUrl);
  // Nothing of our settings: what a parser might be tricked into telling is not there.
  const child = spawn(command, args, { env: {}, cwd: root, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const pipe = child.stdio[3] as Socket;
  let isAlive = true;
  let jobsDone = 0;
  let memoryMb = 0;
  let current: { settle(answer: ReaderAnswer): void; answer: ReaderAnswer | null; bytes: number } | null =
    null;
  let timer: NodeJS.Timeout | undefined;

  // Chats come first.
  if (child.pid !== undefined) lowerPriority(child.pid);
  keepAlive(false);
  child.on('error', (error) => end({ kind: 'unreadable' }, error.message));
  child.on('exit', (code, signal) => end(failureOf(code, signal), `code ${code}, signal ${signal}`));
  pipe.on('error', () => end({ kind: 'unreadable' }, 'its pipe broke'));
  const takeLines = readLines((text) => takeLine(JSON.parse(text) as ReaderLine));
  pipe.on('data', (bytes: Buffer) => {
    if (current === null) return takeLines(bytes);
    current.bytes += bytes.length;
    if (current.bytes > limits.answerBytes + 65_536)
      return end({ kind: 'too-much-text' }, 'it answered too much');
    takeLines(bytes);
  });

  function takeLine(line: ReaderLine): void {
    if (current === null || 'ready' in line) return;
    if ('head' in line) current.answer = line.head;
    else if ('blocks' in line) addBlocks(current.answer, line.blocks as Block[]);
    else {
      memoryMb = line.end.memoryMb;
      const answer = current.answer ?? { kind: 'failed', failure: { kind: 'unreadable' } };
      if (line.end.isDying)
        end(answer.kind === 'failed' ? answer.failure : { kind: 'unreadable' }, 'a parser broke');
      else settle(answer);
    }
  }

  function settle(answer: ReaderAnswer): void {
    const job = current;
    current = null;
    jobsDone += 1;
    clearTimeout(timer);
    keepAlive(false);
    job?.settle(answer);
  }

  /** Once, however it ends. */
  function end(failure: ReadFailure, how: string | null): void {
    if (!isAlive) return;
    isAlive = false;
    child.kill('SIGKILL');
    pipe.destroy();
    if (how !== null) onBreakdown(`${failure.kind}: ${how}`);
    onEnd();
    if (current !== null) settle({ kind: 'failed', failure });
  }

  function keepAlive(isNeeded: boolean): void {
    for (const each of [child, pipe]) isNeeded ? each.ref() : each.unref();
  }

  return {
    get jobsDone() {
      return jobsDone;
    },
    get memoryMb() {
      return memoryMb;
    },
    get isAlive() {
      return isAlive;
    },
    perform(job, bytes) {
      if (!isAlive) return Promise.resolve({ kind: 'failed', failure: { kind: 'unreadable' } });
      return new Promise((resolve) => {
        current = { settle: resolve, answer: null, bytes: 0 };
        keepAlive(true);
        const seconds = Math.round(limits.cpuMs / 1_000);
        timer = setTimeout(
          () => end({ kind: 'too-slow', seconds }, 'it hung'),
          limits.cpuMs * patienceFactor + graceMs,
        );
        pipe.write(`${JSON.stringify({ job, byteLength: bytes.byteLength })}\n`);
        pipe.write(bytes);
      });
    },
    kill: () => end({ kind: 'stopped' }, null),
  };
}

function commandOf(limits: ReaderLimits, workerUrl: URL | undefined): [command: string, args: string[]] {
  const program = [
    process.execPath,
    ...permissions(),
    fileURLToPath(new URL('./reader-process.ts', import.meta.url)),
    JSON.stringify(limits),
    ...(workerUrl === undefined ? [] : [workerUrl.href]),
  ];
  if (process.platform === 'win32' || !existsSync('/bin/sh')) return [program[0] ?? '', program.slice(1)];
  return ['/bin/sh', ['-c', shell, String((limits.memoryMb + reservedMb) * 1_024), ...program]];
}

/** A parser reads no file but the program's own, writes none and starts no other program. */
function permissions(): string[] {
  if (!process.allowedNodeEnvironmentFlags.has('--permission')) return [];
  const readable = ['server', 'core', 'contract', 'node_modules', 'package.json'];
  return [
    '--permission',
    '--allow-worker',
    ...readable.map((name) => `--allow-fs-read=${root}${root.endsWith('/') ? '' : '/'}${name}`),
  ];
}

function addBlocks(answer: ReaderAnswer | null, blocks: Block[]): void {
  if (answer?.kind !== 'ok' || !('document' in answer)) return;
  for (const block of blocks) answer.document.blocks.push(block);
}

/** Out of memory, V8 and allocators abort, and the kernel kills. */
function failureOf(code: number | null, signal: NodeJS.Signals | null): ReadFailure {
  const ofMemory = ['SIGKILL', 'SIGABRT', 'SIGTRAP', 'SIGILL'];
  const isOfMemory = ofMemory.some((name) => {
    const number = constants.signals[name as NodeJS.Signals];
    return signal === name || code === 128 + number;
  });
  return { kind: isOfMemory ? 'too-much-memory' : 'unreadable' };
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, lessThanChats);
  } catch {
    // It works all the same, and may have ended already.
  }
}
