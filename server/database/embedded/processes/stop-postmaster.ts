import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '#server/operator-error.ts';
import { isPostmasterOf } from './is-postmaster-of.ts';
import { isProcessAlive } from './is-process-alive.ts';

/**
 * Ends the server: first in the way that closes every session and writes everything down, after eight seconds in the
 * way that leaves the rest to recovery at the next start. Both keep every commit.
 */
export async function stopPostmaster(clusterDir: string, pid: number, binariesDir: string): Promise<void> {
  for (const [signal, mode, patienceMs] of STEPS) {
    if (!sendStop(clusterDir, pid, binariesDir, signal, mode)) return;
    for (const begun = performance.now(); performance.now() - begun < patienceMs; await wait(10))
      if (!isPostmasterOf(clusterDir, pid)) return awaitExit(pid);
  }
  throw new OperatorError(
    `The database (process ${pid}) does not stop. Stop it yourself, then start Parley again.`,
  );
}

/** Its file goes a moment before the process: only then may the folder be emptied. */
async function awaitExit(pid: number): Promise<void> {
  // Not forever: the number may be another process's by now.
  for (const begun = performance.now(); performance.now() - begun < 2_000; await wait(10))
    if (!isProcessAlive(pid)) return;
}

/** Signals and modes of PostgreSQL's "fast" and "immediate" shutdown. */
const STEPS = [
  ['SIGINT', 'fast', 8_000],
  ['SIGQUIT', 'immediate', 5_000],
] as const;

/** False when the process has ended already. */
function sendStop(
  clusterDir: string,
  pid: number,
  binariesDir: string,
  signal: 'SIGINT' | 'SIGQUIT',
  mode: string,
): boolean {
  if (process.platform === 'win32') {
    // Windows has no signals: Node would end the process outright.
    spawnSync(join(binariesDir, 'bin', 'pg_ctl'), ['stop', '-W', '-m', mode, '-D', clusterDir]);
    return isPostmasterOf(clusterDir, pid);
  }
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
