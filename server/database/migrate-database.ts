import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { OperatorError } from '#server/operator-error.ts';
import { type DatabaseSetting, explainConnectionError } from './embedded/explain-connection-error.ts';
import { findCompatibleSince } from './find-compatible-since.ts';
import { readCompatibleSince } from './read-compatible-since.ts';
import { readLastMigration } from './read-last-migration.ts';
import { runMigrations } from './run-migrations.ts';
import { storeCompatibleSince } from './store-compatible-since.ts';
import { surviveLoss } from './survive-loss.ts';

/** Where drizzle-kit writes the migrations. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

const lockPauseMs = 250;

/**
 * Brings the database to the schema of this version. Several processes may start at once: one migrates, the others
 * wait for it and find nothing left to do. Returns how many migrations it ran: none where a later version has migrated
 * that this one can still work with.
 *
 * @throws OperatorError when the server cannot be reached, or holds the schema of a later version.
 */
export async function migrateDatabase(
  connectionString: string,
  migrationsFolder: string = MIGRATIONS_FOLDER,
  setting?: DatabaseSetting,
): Promise<number> {
  const client = await connect(connectionString).catch((error: unknown) => {
    throw explainConnectionError(connectionString, error, setting);
  });
  try {
    const migrations = readMigrationFiles({ migrationsFolder });
    if ((await listPending(client, migrations)).length === 0) return 0;
    await takeLock(client);
    const pending = await listPending(client, migrations);
    if (pending.length === 0) return 0;
    await runMigrations(client, pending, (last) => {
      const run = migrations.slice(0, migrations.indexOf(last) + 1);
      return storeCompatibleSince(client, findCompatibleSince(run, migrationsFolder));
    });
    return pending.length;
  } finally {
    // The end of the session also gives up the lock.
    await client.end();
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = surviveLoss(
    new pg.Client({ connectionString, application_name: 'parley migrate', connectionTimeoutMillis: 10_000 }),
  );
  await client.connect();
  return client;
}

/** Any number will do, so long as it stays the same: "parl" in ASCII. */
export const MIGRATION_LOCK = 0x7061726c;

/** Asks again and again: one that waits in a statement would be waited for by CREATE INDEX CONCURRENTLY. */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken === true) return;
    await sleep(lockPauseMs);
  }
}

async function listPending(
  client: pg.Client,
  migrations: readonly MigrationMeta[],
): Promise<readonly MigrationMeta[]> {
  const last = await readLastMigration(client);
  if (last === undefined) return migrations;
  const newest = migrations.at(-1)?.folderMillis ?? 0;
  if (last > newest && newest < ((await readCompatibleSince(client)) ?? Number.POSITIVE_INFINITY))
    throw new OperatorError(
      'The database was last used by a later version of Parley. Update Parley, or restore a backup made by this version into an empty database.',
    );
  return migrations.filter(({ folderMillis }) => folderMillis > last);
}
