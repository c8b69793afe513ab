import type pg from 'pg';
import { listTables } from '../dumping/list-tables.ts';
import { quoteName } from '../dumping/quote-name.ts';

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
