import type pg from 'pg';
import type { QualifiedName } from './backup-format.ts';
import { listColumns, listTables, quoteName } from './describe-tables.ts';

/** Takes rows of one table after another. */
export interface TableLoader {
  /** False when the table is not here; its rows are then to be left out. */
  beginTable(table: QualifiedName, columns: string[]): Promise<boolean>;
  addRows(rows: (string | null)[][]): Promise<void>;
}

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
      insert =
        known.length === 0
          ? undefined
          : `INSERT INTO ${quoteName(client, table)} (${known.map(({ name }) => name).join(', ')})
             OVERRIDING SYSTEM VALUE
             SELECT ${known.map(({ value }) => value).join(', ')} FROM json_array_elements($1::json) AS line`;
      return insert !== undefined;
    },
    async addRows(rows) {
      if (insert === undefined) throw new Error('Rows came before their table.');
      await client.query(insert, [JSON.stringify(rows)]);
    },
  };
}

/**
 * Lets rows come in any order while `load` runs: foreign keys are taken off and put back, which checks them all, and
 * the tables' own triggers rest. Rows that migrations put there make way. An owner's rights are enough.
 */
export async function loadWithoutOrder(
  client: pg.Client,
  schema: string,
  load: () => Promise<void>,
): Promise<void> {
  const tables = (await listTables(client, schema)).map((table) => quoteName(client, table));
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE connamespace = to_regnamespace($1) AND contype = 'f' AND conparentid = 0`,
    [schema],
  );
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const table of tables) {
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await client.query(`TRUNCATE ${table}`);
  }
  await load();
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}
