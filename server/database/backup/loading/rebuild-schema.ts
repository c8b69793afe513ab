import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { isOutsideTransaction } from '#server/database/is-outside-transaction.ts';
import { performMigration } from '#server/database/perform-migration.ts';
import { OperatorError } from '#server/operator-error.ts';

/**
 * Replaces the product's tables by empty ones, as they were at the migration `last`, inside the caller's transaction.
 * Later migrations then run over the restored rows as they would have at an update. Drizzle's own migrator cannot do
 * this: it knows no "up to here" and commits by itself. Its book is written as it writes it.
 */
export async function rebuildSchema(
  client: pg.Client,
  migrationsFolder: string,
  last: number | null,
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => last !== null && folderMillis <= last,
  );
  if ((migrations.at(-1)?.folderMillis ?? null) !== last)
    throw new OperatorError(
      'This version of Parley does not know the tables of this backup. Restore it with that version or a later one.',
    );
  await client.query(
    `DROP SCHEMA IF EXISTS public CASCADE; DROP SCHEMA IF EXISTS drizzle CASCADE; CREATE SCHEMA public;
     CREATE SCHEMA drizzle;
     CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  for (const migration of migrations)
    await performMigration(
      client,
      isOutsideTransaction(migration) ? withinTransaction(migration) : migration,
    );
}

/** The tables are empty and nobody else's, so an index needs no special care. */
function withinTransaction(migration: MigrationMeta): MigrationMeta {
  return {
    ...migration,
    sql: migration.sql.map((statement) => statement.replaceAll(/\bCONCURRENTLY\b/gi, '')),
  };
}
