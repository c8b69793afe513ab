import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { PASSWORD_FILE } from '../create-cluster.ts';
import { writeConnectionString } from '../write-connection-string.ts';
import { isPostmasterOf } from './is-postmaster-of.ts';
import { readPostmasterFile } from './read-postmaster-file.ts';

/** Address of the embedded database while another process runs it; undefined when it does not run. */
export function findRunningServer(dataDir: string): string | undefined {
  let clusterDir: string;
  try {
    clusterDir = realpathSync(join(dataDir, 'database'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const file = readPostmasterFile(clusterDir);
  if (!file?.isReady || !isPostmasterOf(clusterDir, file.pid)) return undefined;
  return writeConnectionString(file.listening, readFileSync(join(clusterDir, PASSWORD_FILE), 'utf8').trim());
}
