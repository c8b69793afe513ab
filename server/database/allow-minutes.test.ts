import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { allowMinutes } from './allow-minutes.ts';
import { connectDatabase } from './connect-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a transaction with minutes goes on where others are ended, and leaves the limits of its connection as they were', async () => {
  const { db, pool, close } = connectDatabase({
    connectionString: database.url,
    maxConnections: 1,
    statementTimeoutMs: 1_000,
    lockTimeoutMs: 50,
    onError: () => undefined,
  });
  await db.transaction(async (within) => {
    await allowMinutes(within);
    await within.execute(sql`select pg_sleep(1.5)`);
    expect((await within.execute(sql`show lock_timeout`)).rows).toEqual([{ lock_timeout: '10min' }]);
  });
  await expect(pool.query('select pg_sleep(1.5)')).rejects.toMatchObject({ code: '57014' });
  expect((await pool.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '50ms' }]);
  await close();
});
