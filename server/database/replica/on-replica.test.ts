import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionOptionsOf } from '#server/database/session-options-of.ts';
import { createOwner } from '#tests/endpoint-cases/create-owner.ts';
import type { Owner } from '#tests/endpoint-cases/endpoint-case.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let owner: Owner;
let replica: pg.Pool;
let asked = 0;

beforeAll(async () => {
  stage = await createTestServices(
    { DEFAULT_PLAN: 'enterprise', WEBHOOK_ALLOW_HOSTS: 'localhost:1' },
    { isWorker: true },
  );
  owner = await createOwner(stage, 'numbat', 'http://localhost:1');
  // As a replica would, it refuses to write.
  const options = '-c default_transaction_read_only=on';
  replica = new pg.Pool({ ...sessionOptionsOf(stage.services.pool), max: 5, options });
  stage.services.replica = {
    async catchUp() {
      asked += 1;
      return drizzle(replica);
    },
    measure: async () => ({ lagBytes: 0, reads: { replica: asked, primary: 0 } }),
    close: async () => undefined,
  };
});
afterAll(async () => {
  await replica.end();
  await stage.close();
});

test('nothing can be written on the replica of these tests', async () => {
  await expect(replica.query('delete from lead')).rejects.toThrow('read-only');
});

test.each([
  '/api/v1/analytics/leads',
  '/api/v1/analytics/attention',
  '/api/v1/analytics/hours',
  '/api/v1/analytics/top?by=language',
  '/api/v1/analytics/questions',
  '/api/v1/analytics/first-word',
  '/api/v1/analytics/sources',
  '/api/v1/conversations/counts',
  '/api/v1/conversations/unanswered',
  '/api/v1/leads/export?format=csv',
  '/api/v1/conversations/export?format=json',
  '/api/v1/audit-log/export?format=csv',
  '/api/account/export',
  '/api/operator/costs',
  '/api/operator/workspaces',
  '/api/operator/audit-log/export?format=csv',
])('%s is read from the replica, and writes nothing there', async (path) => {
  const before = asked;
  const response = await owner.client.get(path);
  expect(response.status).toBe(200);
  // To the end: what fails in the middle of a download breaks it off.
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(2);
  expect(asked).toBe(before + 1);
});
