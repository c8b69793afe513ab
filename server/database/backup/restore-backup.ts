import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { APPLICATION_NAME } from '#server/database/connect-database.ts';
import { MIGRATION_LOCK, MIGRATIONS_FOLDER, migrateDatabase } from '#server/database/migrate-database.ts';
import { jobSchema } from '#server/jobs/job-schema.ts';
import { OperatorError } from '#server/operator-error.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { explainConnectionError } from '../embedded/explain-connection-error.ts';
import { prepareDataFolder } from '../embedded/prepare-data-folder.ts';
import type { BackupOrigin } from './backup-ends.ts';
import { type BackupLine, PLAIN_TEXT_SETTINGS } from './backup-format.ts';
import { checkBackup } from './check-backup.ts';
import { createTableLoader } from './create-table-loader.ts';
import { listTables } from './list-tables.ts';
import { loadWithoutOrder } from './load-without-order.ts';
import { openBackup } from './open-backup.ts';
import { quoteName } from './quote-name.ts';
import { readQueueVersion } from './read-queue-version.ts';
import { rebuildSchema } from './rebuild-schema.ts';
import { type StagedFiles, stageFiles } from './stage-files.ts';
import type { BackupCounts } from './write-lines.ts';

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
  const { header, lines } = await openBackup(origin);
  const client = new pg.Client({ connectionString, application_name: 'parley restore' });
  await client.connect().catch((error: unknown) => {
    throw explainConnectionError(connectionString, error);
  });
  try {
    await requireUnused(client);
    if (!isForced) await requireEmpty(client);
    const files = await stageFiles(options.fileStore, prepareDataFolder(options.dataDir));
    try {
      if (header.queueVersion !== null) await openQueueTables(client);
      await client.query(PLAIN_TEXT_SETTINGS);
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      const takesJobs = await emptyQueue(client, header.queueVersion);
      if (!takesJobs && header.queueVersion !== null)
        log('Waiting jobs are not restored: the backup comes from another version of the job queue.');
      await rebuildSchema(client, migrationsFolder, header.migration);
      await loadWithoutOrder(client, 'public', () => loadLines(client, lines, files, takesJobs));
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

/** Only the queue's library knows how its tables are made. It commits by itself, but adds only empty ones. */
async function openQueueTables(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    schema: jobSchema,
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
    registerInstance: false,
  });
  await boss.start();
  await boss.stop({ graceful: false, close: false });
}

/** Jobs of the replaced database must not run on the restored one. True when the backup's jobs fit the tables. */
async function emptyQueue(client: pg.Client, version: number | null): Promise<boolean> {
  const present = await readQueueVersion(client);
  if (present === null) return false;
  await client.query(`TRUNCATE ${jobSchema}.job, ${jobSchema}.queue CASCADE`);
  return present === version;
}

async function loadLines(
  client: pg.Client,
  lines: AsyncGenerator<BackupLine>,
  files: StagedFiles,
  takesJobs: boolean,
): Promise<void> {
  const loader = createTableLoader(client);
  let isTaken = false;
  for await (const line of lines) {
    if ('table' in line)
      isTaken =
        (takesJobs || line.table[0] !== jobSchema) && (await loader.beginTable(line.table, line.columns));
    else if ('sequence' in line)
      await client.query('SELECT setval(format($1, $2::text, $3::text)::regclass, $4)', [
        '%I.%I',
        ...line.sequence,
        line.last,
      ]);
    else if ('file' in line) await files.add(line.file, Buffer.from(line.data, 'base64'));
    else if ('rows' in line && !('tableEnd' in line) && isTaken) await loader.addRows(line.rows);
  }
}
