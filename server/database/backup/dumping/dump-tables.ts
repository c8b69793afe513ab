import type pg from 'pg';
import { jobSchema } from '#server/jobs/job-schema.ts';
import type { BackupLine, QualifiedName } from '../backup-format.ts';
import { hashRows } from './hash-rows.ts';
import { listColumns } from './list-columns.ts';
import { listTables } from './list-tables.ts';
import { quoteName } from './quote-name.ts';

const ROWS_A_LINE = 500;

/** Every row of the product's tables, the jobs that still wait, and the values of the sequences. */
export async function* dumpTables(client: pg.Client): AsyncGenerator<BackupLine> {
  for (const table of await listTables(client, 'public')) yield* dumpTable(client, table, '');
  const jobTables = (await listTables(client, jobSchema)).map(([, name]) => name);
  for (const [name, condition] of JOB_TABLES)
    if (jobTables.includes(name)) yield* dumpTable(client, [jobSchema, name], condition);
  yield* dumpSequences(client);
}

/** The queue's own upkeep and statistics, and jobs that have ended, are left out. */
const JOB_TABLES: [name: string, condition: string][] = [
  ['queue', ''],
  ['schedule', ''],
  ['subscription', ''],
  ['job', "WHERE state IN ('created', 'retry', 'active')"],
];

async function* dumpTable(
  client: pg.Client,
  table: QualifiedName,
  condition: string,
): AsyncGenerator<BackupLine> {
  const columns = (await listColumns(client, table)).map(({ name }) => name);
  if (columns.length === 0) return;
  yield { table, columns };
  const values = columns.map((name) => `${client.escapeIdentifier(name)}::text`).join(', ');
  await client.query(
    `DECLARE dump NO SCROLL CURSOR FOR SELECT ${values} FROM ${quoteName(client, table)} ${condition}`,
  );
  const hash = hashRows();
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `FETCH ${ROWS_A_LINE} FROM dump`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    hash.add(rows);
    yield { rows };
  }
  await client.query('CLOSE dump');
  yield { tableEnd: table, ...hash.result() };
}

async function* dumpSequences(client: pg.Client): AsyncGenerator<BackupLine> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  );
  for (const { name, last } of rows) yield { sequence: ['public', name], last };
}
