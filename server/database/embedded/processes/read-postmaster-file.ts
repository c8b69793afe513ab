import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Listening } from '../server-settings.ts';

/** What a running (or killed) server wrote about itself into its folder. */
export interface PostmasterFile {
  pid: number;
  listening: Listening;
  /** System V shared memory that every process of this server is attached to; absent while it starts. */
  sharedMemoryId: number | undefined;
  /** It accepts connections. */
  isReady: boolean;
}

/**
 * Reads `postmaster.pid`: process, folder, start, port, socket folder, listen address, shared memory, status, one a
 * line, the last ones added as the start proceeds (PostgreSQL, miscadmin.h, LOCK_FILE_LINE_*).
 */
export function readPostmasterFile(clusterDir: string): PostmasterFile | undefined {
  let text: string;
  try {
    text = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const socketDir = lines[4];
  const sharedMemoryId = lines[6]?.split(/\s+/)[1];
  return {
    pid,
    listening: socketDir ? { socketDir } : { port: Number(lines[3]) },
    sharedMemoryId: sharedMemoryId === undefined ? undefined : Number(sharedMemoryId),
    isReady: lines[7] === 'ready',
  };
}
