import type { BackupCounts } from './dumping/write-lines.ts';
import { openBackup } from './open-backup.ts';
import type { BackupOrigin } from './places/backup-ends.ts';

/**
 * Reads a backup to its end and changes nothing.
 *
 * @throws OperatorError when it is not whole
 */
export async function checkBackup(origin: BackupOrigin): Promise<BackupCounts> {
  let counts: BackupCounts = { rows: 0, files: 0 };
  for await (const line of (await openBackup(origin)).lines) if ('end' in line) counts = line.end;
  return counts;
}
