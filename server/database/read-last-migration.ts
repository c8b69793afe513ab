import type pg from 'pg';

/** Drizzle's own book: time of creation of the last migration that ran; undefined before the first. */
export async function readLastMigration(client: pg.Client): Promise<number | undefined> {
  const book = 'drizzle.__drizzle_migrations';
  const { rows: found } = await client.query<{ book: string | null }>('SELECT to_regclass($1) AS book', [
    book,
  ]);
  if (found[0]?.book == null) return undefined;
  const { rows } = await client.query<{ last: string | null }>(`SELECT max(created_at) AS last FROM ${book}`);
  return rows[0]?.last == null ? undefined : Number(rows[0].last);
}
