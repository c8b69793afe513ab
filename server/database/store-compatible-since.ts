import type pg from 'pg';

/** Notes in the database, next to Drizzle's book, which releases may go on: those that have this migration, by its time. */
export async function storeCompatibleSince(client: pg.Client, migration: number): Promise<void> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS drizzle.compatible_since (migration bigint NOT NULL);
    DELETE FROM drizzle.compatible_since;
    INSERT INTO drizzle.compatible_since VALUES (${migration})`);
}
