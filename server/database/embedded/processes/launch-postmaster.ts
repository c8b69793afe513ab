import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '#server/operator-error.ts';
import { cannotRun } from '../cannot-run.ts';
import type { ServerUser } from '../choose-server-user.ts';
import { removeStaleMarks } from '../data-folder/remove-stale-marks.ts';
import { readPostmasterFile } from './read-postmaster-file.ts';
import { stopPostmaster } from './stop-postmaster.ts';

export interface Launch {
  binariesDir: string;
  clusterDir: string;
  /** Arguments of the server, as `listServerArguments` gives them. */
  words: string[];
  user: ServerUser | undefined;
  logFile: string;
  log(message: string): void;
}

/**
 * Starts the server and returns its process id once it accepts connections. It gets a session of its own, so that a
 * Ctrl-C meant for the product does not end the database under it, and outlives a killed product unharmed.
 *
 * @throws OperatorError with the server's own last words when it will not start.
 */
export async function launchPostmaster(launch: Launch): Promise<number> {
  trimLog(launch.logFile);
  for (let attempt = 1; ; attempt += 1) {
    removeStaleMarks(launch.clusterDir);
    const outcome = await launchOnce(launch);
    if (typeof outcome === 'number') return outcome;
    // After a kill of the server its last sessions may need a moment to notice.
    const isPassing = /shared memory block|lock file "postmaster.pid"/.test(outcome);
    if (!isPassing || attempt === ATTEMPTS) throw new OperatorError(explain(launch, outcome));
    await wait(100);
  }
}

const ATTEMPTS = 150;
const LOG_LIMIT_BYTES = 1_000_000;

function trimLog(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
}

/** The process id, or what the server said when it ended instead. */
async function launchOnce({
  binariesDir,
  clusterDir,
  words,
  user,
  logFile,
  log,
}: Launch): Promise<number | string> {
  const isWindows = process.platform === 'win32';
  const program = join(binariesDir, 'bin', isWindows ? 'pg_ctl' : 'postgres');
  // On Windows pg_ctl drops an administrator's rights, which the server refuses to run with.
  const options = words.slice(2).map((word) => (word === '-c' ? word : `"${word}"`));
  const args = isWindows ? ['start', '-W', '-D', clusterDir, '-o', options.join(' ')] : words;
  const logStart = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const logHandle = openSync(logFile, 'a', 0o600);
  const child = spawn(program, args, {
    cwd: clusterDir,
    env: isWindows ? process.env : { LC_ALL: 'C' },
    stdio: ['ignore', logHandle, logHandle],
    detached: true,
    windowsHide: true,
    ...user,
  });
  closeSync(logHandle);
  const state: { failed?: Error; ended?: boolean } = {};
  child.on('error', (error) => {
    state.failed = error;
  });
  child.on('exit', (code) => {
    state.ended = !isWindows || code !== 0;
  });
  child.unref();

  const begun = performance.now();
  for (let isTold = false; ; ) {
    await wait(10);
    if (state.failed !== undefined) throw cannotRun(program, state.failed);
    if (state.ended) return readFileSync(logFile, 'utf8').slice(logStart).trim();
    const file = readPostmasterFile(clusterDir);
    if (file?.isReady && (isWindows || file.pid === child.pid)) return file.pid;
    const waitedMs = performance.now() - begun;
    if (waitedMs > SLOW_MS && !isTold) {
      log('The database is still recovering after it was interrupted.');
      isTold = true;
    }
    if (waitedMs > LIMIT_MS) {
      if (file !== undefined) await stopPostmaster(clusterDir, file.pid, binariesDir);
      return `it did not accept connections within ${LIMIT_MS / 1000} seconds`;
    }
  }
}

const SLOW_MS = 5_000;
const LIMIT_MS = 300_000;

function explain({ logFile }: Launch, words: string): string {
  const reasons = words.split('\n').filter((line) => /FATAL|PANIC|HINT|DETAIL/.test(line));
  return `The built-in PostgreSQL did not start: ${(reasons.length > 0 ? reasons : [words]).join(' ')} (more in ${logFile})`;
}
