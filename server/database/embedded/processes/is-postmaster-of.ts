import { isProcessAlive } from './is-process-alive.ts';
import { readCommandLine } from './read-command-line.ts';

/** Whether that process is alive and the database of this folder, not a later process that was given its number. */
export function isPostmasterOf(clusterDir: string, pid: number): boolean {
  if (!isProcessAlive(pid)) return false;
  return process.platform === 'win32' || readCommandLine(pid).includes(clusterDir);
}
