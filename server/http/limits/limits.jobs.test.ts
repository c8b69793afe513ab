import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { limitJobs } from './limits.jobs.ts';
import { lockHits } from './lock-hits.ts';

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());

test('counts of windows that are over are deleted, without waiting for one that is just being counted', async () => {
  const { pool } = stage.services;
  await pool.query(
    `insert into rate_limit (key, count, ends_at)
     values ('over', 1, 'epoch'), ('busy', 1, 'epoch'), ('open', 1, 'infinity')`,
  );
  const batch = await pool.connect();
  try {
    await batch.query('begin');
    await batch.query(lockHits(['busy', 'new']));
    await limitJobs[0]?.run(stage.services, {}, new AbortController().signal);
    await batch.query('commit');
  } finally {
    batch.release(true);
  }
  const { rows } = await pool.query<{ key: string }>('select key from rate_limit order by key');
  expect(rows.map(({ key }) => key)).toEqual(['busy', 'new', 'open']);
});
