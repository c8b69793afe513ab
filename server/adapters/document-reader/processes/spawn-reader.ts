import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import type { Socket } from 'node:net';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReaderLimits } from './reader-limits.ts';

/** What V8 reserves for code at its start without using it, and thread stacks: 660 MB with Node 24. */
const reservedMb = 720;
/** As `nice` counts: a third of the share of the processor that the server has, when that needs all. */
const lessThanChats = 5;
/** V8 collects garbage in several threads otherwise, each with a share of the processor of its own. */
const oneThread = '--single-threaded-gc';
const root = realpathSync(fileURLToPath(new URL('../../../../', import.meta.url)));
const program = fileURLToPath(new URL('./reader-process.ts', import.meta.url));

/**
 * Sets limits that no parser can pass: no core dumps, and at most so much private memory (Linux counts array buffers in
 * it, so one huge allocation fails too). When the machine runs out of memory, this process is to go first.
 */
const shell = '{ ulimit -c 0; ulimit -d "$0"; echo 1000 > /proc/$$/oom_score_adj; } 2>/dev/null; exec "$@"';

/**
 * Starts the program of a reader process, with a pipe to it.
 * @param options.runsCompiledCode whether its libraries may be compiled code
 * @param options.isConfined with the limits of the operating system and without rights, where these are to be had
 */
export function spawnReader({
  limits,
  workerUrl,
  runsCompiledCode,
  isConfined,
}: {
  limits: ReaderLimits;
  workerUrl?: URL | undefined;
  runsCompiledCode: boolean;
  isConfined: boolean;
}): { child: ChildProcess; pipe: Socket } {
  const command = [
    process.execPath,
    oneThread,
    ...(isConfined ? permissions(runsCompiledCode) : []),
    program,
    JSON.stringify(limits),
    ...(workerUrl === undefined ? [] : [workerUrl.href]),
  ];
  const hasShell = isConfined && process.platform !== 'win32' && existsSync('/bin/sh');
  const memoryKb = String((limits.memoryMb + reservedMb) * 1_024);
  const [file = '', ...args] = hasShell ? ['/bin/sh', '-c', shell, memoryKb, ...command] : command;
  const child = spawn(file, args, {
    // Nothing of our settings: what a parser might be tricked into telling is not there. Windows needs its own folder.
    env: process.platform === 'win32' ? { SystemRoot: 'C:\\Windows' } : {},
    cwd: root,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  return { child, pipe: child.stdio[3] as Socket };
}

/** A parser reads no file but the program's own, writes none and starts no other program. */
function permissions(runsCompiledCode: boolean): string[] {
  if (!process.allowedNodeEnvironmentFlags.has('--permission')) return [];
  const readable = ['server', 'core', 'contract', 'node_modules', 'package.json'];
  return [
    '--permission',
    '--allow-worker',
    ...(runsCompiledCode ? ['--allow-addons'] : []),
    ...readable.map((name) => `--allow-fs-read=${realpathSync(join(root, name))}`),
  ];
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, Math.min(19, getPriority() + lessThanChats));
  } catch {
    // It works without, and may have ended already.
  }
}
