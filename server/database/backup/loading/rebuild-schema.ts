import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
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
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
