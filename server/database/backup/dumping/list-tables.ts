import type pg from 'pg';
import type { QualifiedName } from '../backup-format.ts';

/** The ordinary tables of a schema by name; of a partitioned one the whole, not its parts. */
export async function listTables(client: pg.Client, schema: string): Promise<QualifiedName[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = to_regnamespace($1) AND relkind IN ('r', 'p') AND NOT relispartition
      ORDER BY relname`,
    [schema],
  );
  return rows.map(({ name }) => [schema, name]);
}
