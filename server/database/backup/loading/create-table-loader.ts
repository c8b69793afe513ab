import type pg from 'pg';
import type { QualifiedName } from '../backup-format.ts';
import { listColumns } from '../dumping/list-columns.ts';
import { quoteName } from '../dumping/quote-name.ts';

/**
 * Inserts rows from PostgreSQL's text forms, each read back by the type of its column. Of columns that this version
 * no longer has the values are left out.
 */
export function createTableLoader(client: pg.Client): TableLoader {
  let insert: string | undefined;
  return {
    async beginTable(table, columns) {
      const types = new Map((await listColumns(client, table)).map(({ name, type }) => [name, type]));
      const known = columns.flatMap((name, index) => {
        const type = types.get(name);
        return type === undefined
          ? []
          : [{ name: client.escapeIdentifier(name), value: `(line->>${index})::${type}` }];
      });
      insert = known.length === 0 ? undefined : insertStatement(quoteName(client, table), known);
      return insert !== undefined;
    },
    async addRows(rows) {
      if (insert === undefined) throw new Error('Rows came before their table.');
      await client.query(insert, [JSON.stringify(rows)]);
    },
  };
}

/** Takes rows of one table after another. */
export interface TableLoader {
  /** False when the table is not here; its rows are then to be left out. */
  beginTable(table: QualifiedName, columns: string[]): Promise<boolean>;
  addRows(rows: (string | null)[][]): Promise<void>;
}

function insertStatement(table: string, columns: readonly { name: string; value: string }[]): string {
  return `INSERT INTO ${table} (${columns.map(({ name }) => name).join(', ')})
    OVERRIDING SYSTEM VALUE
    SELECT ${columns.map(({ value }) => value).join(', ')} FROM json_array_elements($1::json) AS line`;
}
