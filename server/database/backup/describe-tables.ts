import type pg from 'pg';
import type { QualifiedName } from './backup-format.ts';

export interface TableColumn {
  name: string;
  /** As SQL writes it, `numeric(10,2)` for example. */
  type: string;
}

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

/** The columns that hold data of their own: computed ones fill themselves. */
export async function listColumns(client: pg.Client, [schema, table]: QualifiedName): Promise<TableColumn[]> {
  const { rows } = await client.query<TableColumn>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
      WHERE attrelid = to_regclass(format('%I.%I', $1::text, $2::text))
        AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      ORDER BY attnum`,
    [schema, table],
  );
  return rows;
}

export function quoteName(client: pg.Client, [schema, table]: QualifiedName): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`;
}
