import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { OperatorError } from '#server/operator-error.ts';
import { type DatabaseSetting, explainConnectionError } from './embedded/explain-connection-error.ts';
import { readLastMigration } from './read-last-migration.ts';

/** Where drizzle-kit writes the migrations. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the database to the schema of this version. Several processes may start at once: one migrates, the others
 * wait for it and find nothing left to do. Returns how many migrations it ran.
 *
 * @throws OperatorError when the server cannot be reached, or holds the schema of a later version.
 */
export async function migrateDatabase(
  connectionString: string,
  migrationsFolder: string = MIGRATIONS_FOLDER,
  setting?: DatabaseSetting,
): Promise<number> {
  const client = new pg.Client({
    connectionString,
    application_name: 'parley migrate',
    connectionTimeoutMillis: 10_000,
  });
  try {
    await client.connect();
  } catch (error) {
    throw explainConnectionError(connectionString, error, setting);
  }
  try {
    const wanted = readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis);
    if (countPending(wanted, await readLastMigration(client)) === 0) return 0;
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const pending = countPending(wanted, await readLastMigration(client));
    if (pending > 0) await migrate(drizzle(client), { migrationsFolder });
    return pending;
  } finally {
    // The end of the session also gives up the lock.
    await client.end();
  }
}

/** Any number will do, so long as it stays the same: "parl" in ASCII. */
export const MIGRATION_LOCK = 0x7061726c;

function countPending(wanted: number[], last: number | undefined): number {
  if (last === undefined) return wanted.length;
  if (last > Math.max(0, ...wanted))
    throw new OperatorError(
      'The database was last used by a later version of Parley. Update Parley, or restore a backup made by this version into an empty database.',
    );
  return wanted.filter((when) => when > last).length;
}
