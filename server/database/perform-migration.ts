import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';

/** Runs the statements of a migration, and notes it in Drizzle's book as Drizzle does. */
export async function performMigration(
  client: pg.Client,
  { sql, hash, folderMillis }: MigrationMeta,
): Promise<void> {
  for (const statement of sql) await client.query(statement);
  await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
    hash,
    folderMillis,
  ]);
}
