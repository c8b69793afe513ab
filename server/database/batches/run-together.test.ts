import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { runTogether } from './run-together.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    'create table stored (name text primary key, of xid8 default pg_current_xact_id())',
  );
});
afterAll(() => database.drop());

const statement = {
  name: 'store-name',
  text: 'insert into stored (name) select $1::text where $1::text <> $2::text returning name',
};
const namesAsStored = async () => {
  const { rows } = await database.pool.query<{ name: string }>('select name from stored order by name');
  return rows.map(({ name }) => name);
};

test('several runs are one transaction, and each has its own rows', async () => {
  const values = ['ada', 'none', 'bob'].map((name) => [name, 'none']);
  expect(await runTogether(database.pool, { statement, values })).toEqual([
    [{ name: 'ada' }],
    [],
    [{ name: 'bob' }],
  ]);
  const { rows } = await database.pool.query('select count(distinct of)::int as transactions from stored');
  expect(rows).toEqual([{ transactions: 1 }]);
});

test.each([
  ['a run', undefined],
  ['what runs before them', { text: 'select 1 / $1::int', values: [0] }],
])('where %s fails, nothing is stored, and the connections go on', async (_, before) => {
  const names = before === undefined ? ['cleo', 'ada', 'dora'] : ['cleo', 'dora'];
  const values = names.map((name) => [name, 'none']);
  await expect(runTogether(database.pool, { statement, values, before })).rejects.toMatchObject({
    code: before === undefined ? '23505' : '22012',
  });
  expect(await namesAsStored()).toEqual(['ada', 'bob']);
});

test('they leave together: one that waits for a lock lets the others be sent', async () => {
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query("insert into stored (name) values ('eve')");
  const running = runTogether(database.pool, {
    statement,
    values: [
      ['finn', 'none'],
      ['eve', 'none'],
    ],
  });
  await holder.query('rollback');
  holder.release();
  expect(await running).toEqual([[{ name: 'finn' }], [{ name: 'eve' }]]);
});
