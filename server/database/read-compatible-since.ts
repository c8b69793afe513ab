import type pg from 'pg';

/** What the newest release noted with `storeCompatibleSince`; undefined when none did. */
export async function readCompatibleSince(client: pg.Client): Promise<number | undefined> {
  const place = 'drizzle.compatible_since';
  const { rows: found } = await client.query<{ place: string | null }>('SELECT to_regclass($1) AS place', [
    place,
  ]);
  if (found[0]?.place == null) return undefined;
  const { rows } = await client.query<{ migration: string }>(`SELECT migration FROM ${place}`);
  return rows[0] === undefined ? undefined : Number(rows[0].migration);
}
