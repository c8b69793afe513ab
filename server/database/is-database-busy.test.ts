import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { connectDatabase } from './connect-database.ts';
import { isDatabaseBusy } from './is-database-busy.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table part (id int primary key); insert into part values (1), (2)');
});
afterAll(() => database.drop());

it.each([
  ['a query that carries the cause', new Error('Failed query', { cause: withCode('57014') }), true],
  ['a change that met another one', withCode('40001'), true],
  ['a server that shuts down', withCode('57P01'), false],
  ['a wrong statement', withCode('42601'), false],
  ['what is no error', '57014', false],
])('knows %s', (_name, error, expected) => {
  expect(isDatabaseBusy(error)).toBe(expected);
});

function withCode(code: string): Error {
  return Object.assign(new Error('x'), { code });
}

/** What the second of two says that lock the same rows. */
async function lockAfterAnother(second: pg.ClientBase, rows: string): Promise<unknown> {
  return second.query(`select from part where id in (${rows}) for update`).catch((error: unknown) => error);
}

it('knows a statement that took too long, and one that waited too long for a lock', async () => {
  const { pool, close } = connectDatabase({
    connectionString: database.url,
    statementTimeoutMs: 2_000,
    lockTimeoutMs: 50,
    onError: () => undefined,
  });
  const [first, second] = [await pool.connect(), await pool.connect()];
  await first.query('begin; select from part where id = 1 for update');
  const waited = await lockAfterAnother(second, '1');
  await first.query('rollback');
  const slept = await second.query('select pg_sleep(10)').catch((error: unknown) => error);
  for (const client of [first, second]) client.release();
  await close();
  expect([waited, slept]).toMatchObject([{ code: '55P03' }, { code: '57014' }]);
  expect([waited, slept].map(isDatabaseBusy)).toEqual([true, true]);
});

it('knows one of two that wait for each other', async () => {
  const clients = [0, 1].map(() => new pg.Client({ connectionString: database.url }));
  const [first, second] = clients as [pg.Client, pg.Client];
  for (const client of clients) await client.connect();
  await first.query('begin; select from part where id = 1 for update');
  await second.query('begin; select from part where id = 2 for update');
  const errors = await Promise.all([lockAfterAnother(first, '2'), lockAfterAnother(second, '1')]);
  for (const client of clients) await client.end();
  expect(errors.filter(isDatabaseBusy)).toHaveLength(1);
});
