import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiKey } from '#contract/api-keys/api-keys.schemas.ts';
import { apiKeysMaximum } from '#contract/api-keys/api-keys.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { type Client, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { apiKey } from './api-keys.table.ts';
import { verifyApiKey } from './verify-api-key.ts';

let stage: TestServices;
let client: Client & { user: { id: string; email: string } };
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());
beforeEach(async () => {
  client = await signUp(stage.app);
});

async function createKey(name = 'Shop'): Promise<ApiKey & { key: string }> {
  return expectStatus(await client.post('/api/v1/api-keys', { name }), 201);
}

async function listKeys(of: Client = client): Promise<ApiKey[]> {
  return (await expectStatus<{ data: ApiKey[] }>(await of.get('/api/v1/api-keys'), 200)).data;
}

describe('API keys', () => {
  test('the key is shown once and stored as a hash', async () => {
    const { key, ...made } = await createKey(' Shop ');
    expect(key).toMatch(/^pk_[0-9a-z]{40}$/);
    expect(made).toEqual({
      id: expect.stringMatching(/^key_/),
      name: 'Shop',
      prefix: key.slice(0, 9),
      scopes: ['admin'],
      agentIds: null,
      expiresAt: null,
      createdBy: { userId: client.user.id, name: expect.any(String), email: client.user.email },
      createdAt: expect.any(String),
      lastUsedAt: null,
      lastUsedAddress: null,
    });
    expect(await listKeys()).toEqual([made]);
    const rows = await stage.services.db.select().from(apiKey);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test('no two keys are alike, the newest is listed first, each workspace sees its own', async () => {
    const first = await createKey('first');
    const second = await createKey('second');
    expect(first.key).not.toBe(second.key);
    expect((await listKeys()).map(({ name }) => name)).toEqual(['second', 'first']);
    expect(await listKeys(await signUp(stage.app))).toEqual([]);
  });

  test.each([
    [{}],
    [{ name: ' ' }],
    [{ name: 'x'.repeat(81) }],
    [{ name: 'x', scopes: [] }],
    [{ name: 'x', scopes: ['all'] }],
  ])('%j is refused', async (body) => {
    expect((await client.post('/api/v1/api-keys', body)).status).toBe(400);
  });

  test('there are at most 200 of a workspace, also of two that are made at once', async () => {
    const { id } = await createKey();
    await stage.services.pool.query(
      `insert into api_key (id, workspace_id, created_by, name, scopes, prefix, hash)
       select 'key_' || n, workspace_id, created_by, name, scopes, prefix, id || n
       from api_key, generate_series(1, $2) as n where id = $1`,
      [id, apiKeysMaximum - 2],
    );
    const made = await Promise.all([1, 2].map(() => client.post('/api/v1/api-keys', { name: 'Last' })));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 422]);
    await client.delete(`/api/v1/api-keys/${id}`);
    await createKey();
  });

  test('a revoked key ends at once, and is not there a second time', async () => {
    const { id, key } = await createKey();
    expect(await verifyApiKey(stage.services, key, '192.0.2.1')).toMatchObject({ apiKeyId: id });
    expect((await client.delete(`/api/v1/api-keys/${id}`)).status).toBe(200);
    expect(await verifyApiKey(stage.services, key, '192.0.2.1')).toBeNull();
    expect(await listKeys()).toEqual([]);
    expect((await client.delete(`/api/v1/api-keys/${id}`)).status).toBe(404);
  });

  test('a key of another workspace is not there', async () => {
    const { id, key } = await createKey();
    const other = await signUp(stage.app);
    expect((await other.delete(`/api/v1/api-keys/${id}`)).status).toBe(404);
    expect(await verifyApiKey(stage.services, key, '192.0.2.1')).not.toBeNull();
  });

  test('a key follows the plan of its workspace and ends with it', async () => {
    const { key } = await createKey();
    const found = await verifyApiKey(stage.services, key, '192.0.2.1');
    const id = found?.workspace.id ?? '';
    await stage.services.db.update(workspace).set({ plan: 'pro' }).where(eq(workspace.id, id));
    expect((await verifyApiKey(stage.services, key, '192.0.2.1'))?.workspace).toEqual({
      id,
      plan: 'pro',
      addOns: {},
      suspendedReason: null,
    });
    await stage.services.db.delete(workspace).where(eq(workspace.id, id));
    expect(await verifyApiKey(stage.services, key, '192.0.2.1')).toBeNull();
  });

  test('its last use is noted, at most once a minute', async () => {
    const { key } = await createKey();
    const query = vi.spyOn(stage.services.pool, 'query');
    const queriesOf = async () => {
      query.mockClear();
      await verifyApiKey(stage.services, key, '192.0.2.1');
      return query.mock.calls.length;
    };
    expect(await queriesOf()).toBe(2);
    expect(await queriesOf()).toBe(1);
    stage.clock.advanceSeconds(61);
    expect(await queriesOf()).toBe(2);
    query.mockRestore();
    const [listed] = await listKeys();
    expect(listed?.lastUsedAddress).toBe('192.0.2.1');
    const ageMs = stage.clock.now().getTime() - new Date(listed?.lastUsedAt ?? 0).getTime();
    expect(Math.abs(ageMs)).toBeLessThan(60_000);
  });

  test.each([
    '',
    'pk_',
    'pk_x',
    `pk_${'0'.repeat(40)}`,
    `sk_${'0'.repeat(40)}`,
    "pk_' or 1=1 --",
    'x'.repeat(10_000),
  ])('%j opens nothing', async (key) => {
    expect(await verifyApiKey(stage.services, key, '192.0.2.1')).toBeNull();
  });
});
