import type pg from 'pg';
import type { QualifiedName } from '../backup-format.ts';

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

export interface TableColumn {
  name: string;
  /** As SQL writes it, `numeric(10,2)` for example. */
  type: string;
}
