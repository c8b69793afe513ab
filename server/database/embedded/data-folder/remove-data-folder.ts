import { lstatSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes a passing data folder, of a test or a measurement, with all that is in it. Removing the folder alone could
 * leave the database behind: where root runs it, it may be elsewhere, see `placeCluster`.
 */
export function removeDataFolder(dataDir: string): void {
  const database = join(dataDir, 'database');
  if (lstatSync(database, { throwIfNoEntry: false })?.isSymbolicLink()) removeFolder(readlinkSync(database));
  removeFolder(dataDir);
}

/** A database that was killed a moment ago may still write while its folder is emptied. */
function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
