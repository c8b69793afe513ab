import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { connectDatabase } from './connect-database.ts';
import { APPLICATION_NAME } from './open-pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const endSessions = () =>
  database.pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()',
    ['lost'],
  );

test('survives the loss of idle connections, and logs it without the password', async () => {
  const errors: Error[] = [];
  const { pool, close } = connectDatabase({
    connectionString: database.url,
    applicationName: 'lost',
    onError: (error) => errors.push(error),
  });
  await pool.query('SELECT 1');
  await endSessions();
  await expect.poll(() => errors).toHaveLength(1);
  expect(inspect(errors[0], { depth: 10 })).not.toContain(new URL(database.url).password);
  expect((await pool.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }]);
  await close();
  await close();
});

test('a transaction whose connection is lost fails, and the process lives', async () => {
  const { pool, close } = connectDatabase({
    connectionString: database.url,
    applicationName: 'lost',
    onError: () => undefined,
  });
  const client = await pool.connect();
  await client.query('BEGIN');
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  await endSessions();
  await ended;
  await expect(client.query('SELECT 1')).rejects.toThrow();
  client.release();
  expect((await pool.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }]);
  await close();
});

test('ends a statement that takes too long, and names its application', async () => {
  const { pool, close } = connectDatabase({
    connectionString: database.url,
    statementTimeoutMs: 50,
    onError: () => undefined,
  });
  await expect(pool.query('SELECT pg_sleep(10)')).rejects.toMatchObject({ code: '57014' });
  expect((await pool.query('SHOW application_name')).rows).toEqual([{ application_name: APPLICATION_NAME }]);
  await close();
});
