import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { MIGRATION_LOCK } from '#server/database/migrate-database.ts';
import { jobSchema } from '#server/jobs/job-schema.ts';
import { type BackupHeader, type BackupLine, PLAIN_TEXT_SETTINGS } from '../backup-format.ts';
import { readQueueVersion } from '../read-queue-version.ts';
import { createTableLoader } from './create-table-loader.ts';
import { loadWithoutOrder } from './load-without-order.ts';
import { rebuildSchema } from './rebuild-schema.ts';

interface Loading {
  header: BackupHeader;
  lines: AsyncIterable<BackupLine>;
  migrationsFolder: string;
  /** Takes the pieces of files. */
  addFile(path: string, piece: Buffer): Promise<void>;
}

/**
 * Begins a transaction, and replaces in it all tables by those of a backup, as they were at its last migration. The
 * caller ends it.
 *
 * @returns whether waiting jobs were restored, too: not when they come from another version of the job queue
 */
export async function loadBackup(client: pg.Client, loading: Loading): Promise<boolean> {
  const { header, lines, migrationsFolder, addFile } = loading;
  if (header.queueVersion !== null) await openQueueTables(client);
  await client.query(PLAIN_TEXT_SETTINGS);
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  const takesJobs = await emptyQueue(client, header.queueVersion);
  await rebuildSchema(client, migrationsFolder, header.migration);
  await loadWithoutOrder(client, 'public', () => loadLines(client, lines, takesJobs, addFile));
  return takesJobs;
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
  lines: AsyncIterable<BackupLine>,
  takesJobs: boolean,
  addFile: Loading['addFile'],
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
    else if ('file' in line) await addFile(line.file, Buffer.from(line.data, 'base64'));
    else if ('rows' in line && !('tableEnd' in line) && isTaken) await loader.addRows(line.rows);
  }
}
