import pg from 'pg';
import { MIGRATIONS_FOLDER, migrateDatabase } from '#server/database/migrate-database.ts';
import { APPLICATION_NAME } from '#server/database/open-pool.ts';
import { surviveLoss } from '#server/database/survive-loss.ts';
import { OperatorError } from '#server/operator-error.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { prepareDataFolder } from '../embedded/data-folder/prepare-data-folder.ts';
import { explainConnectionError } from '../embedded/explain-connection-error.ts';
import { checkBackup } from './check-backup.ts';
import { listTables } from './dumping/list-tables.ts';
import { quoteName } from './dumping/quote-name.ts';
import type { BackupCounts } from './dumping/write-lines.ts';
import { loadBackup } from './loading/load-backup.ts';
import { stageFiles } from './loading/stage-files.ts';
import { openBackup } from './open-backup.ts';
import type { BackupOrigin } from './places/backup-ends.ts';

export interface RestoreOptions {
  connectionString: string;
  fileStore: FileStore;
  /** Gets the secret key. */
  dataDir: string;
  origin: BackupOrigin;
  /** Replace what the database holds. */
  isForced: boolean;
  log(message: string): void;
  migrationsFolder?: string;
}

/**
 * Puts database, uploads and secret key back as a backup has them, all of it or nothing, then runs the migrations
 * that came after the backup. It is read twice: the whole of it is checked before anything is changed.
 *
 * @throws OperatorError when the database is in use or not empty, or the file is not whole.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupCounts> {
  const { connectionString, origin, isForced, log, migrationsFolder = MIGRATIONS_FOLDER } = options;
  const counts = await checkBackup(origin);
  const client = surviveLoss(new pg.Client({ connectionString, application_name: 'parley restore' }));
  await client.connect().catch((error: unknown) => {
    throw explainConnectionError(connectionString, error);
  });
  try {
    await requireUnused(client);
    if (!isForced) await requireEmpty(client);
    const files = await stageFiles(options.fileStore, prepareDataFolder(options.dataDir));
    try {
      const { header, lines } = await openBackup(origin);
      const takesJobs = await loadBackup(client, { header, lines, migrationsFolder, addFile: files.add });
      if (!takesJobs && header.queueVersion !== null)
        log('Waiting jobs are not restored: the backup comes from another version of the job queue.');
      await files.swap();
      await client.query('COMMIT');
    } catch (error) {
      await files.undo();
      throw error;
    }
    await files.finish();
    await migrateDatabase(connectionString, migrationsFolder);
    return counts;
  } finally {
    // Ends an open transaction too, with nothing of it kept.
    await client.end();
  }
}

async function requireUnused(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    'SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1 LIMIT 1',
    [APPLICATION_NAME],
  );
  if (rows.length > 0) throw new OperatorError('Parley is running on this database. Stop it, then restore.');
}

async function requireEmpty(client: pg.Client): Promise<void> {
  for (const table of await listTables(client, 'public')) {
    const { rows } = await client.query(`SELECT FROM ${quoteName(client, table)} LIMIT 1`);
    if (rows.length > 0)
      throw new OperatorError(
        `The database is not empty (table ${table[1]} has rows). Restore into an empty one, or add --force to replace everything in it.`,
      );
  }
}
