import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isPostmasterOf } from '../processes/is-postmaster-of.ts';
import { readPostmasterFile } from '../processes/read-postmaster-file.ts';
import { SOCKET_NAME } from '../server-settings.ts';

/**
 * Removes what a killed server left to mark its place. PostgreSQL does so itself when the process id in it is free, but
 * believes in any process that has it: another process after a restarted container started counting again, or the dead
 * server that its parent has not collected (a container whose first process collects nobody never will).
 *
 * While sessions of the dead server still hold its shared memory the marks stay, since they are what keeps a new server
 * from writing next to them.
 */
export function removeStaleMarks(clusterDir: string): void {
  const file = readPostmasterFile(clusterDir);
  if (file === undefined || isPostmasterOf(clusterDir, file.pid)) return;
  if (file.sharedMemoryId !== undefined && isAttached(file.sharedMemoryId)) return;
  if ('socketDir' in file.listening)
    rmSync(join(file.listening.socketDir, `${SOCKET_NAME}.lock`), { force: true });
  rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
}

/** From the kernel's table of shared memory: key, id, mode, size, creator, last user, number attached (proc(5)). */
function isAttached(sharedMemoryId: number): boolean {
  let table: string;
  try {
    table = readFileSync('/proc/sysvipc/shm', 'utf8');
  } catch {
    // Not Linux: PostgreSQL's own checks decide.
    return true;
  }
  const row = table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find((columns) => Number(columns[1]) === sharedMemoryId);
  return row !== undefined && Number(row[6]) > 0;
}
