import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiKeyScope } from '#contract/api-keys/api-keys.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { requiredScope } from '#contract/required-scope.ts';
import { addMember, workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import { addApiKey, type Client, createClient, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

type Person = Client & { user: { id: string; email: string } };

let stage: TestServices;
let owner: Person;
/** An admin of the owner's workspace, acting in it. */
let admin: Person;
let key: string;

beforeAll(async () => {
  stage = await createTestServices({}, { isWorker: true });
});
afterAll(() => stage.close());
beforeEach(async () => {
  owner = await signUp(stage.app);
  admin = await addMember({ app: stage.app, mailer: stage.mailer, client: owner });
  await setRole('admin');
  ({ key } = await addApiKey(admin));
});

const setRole = async (role: string) =>
  expectStatus(await owner.patch(`/api/v1/members/${admin.user.id}`, { role }), 200);
const withKey = (bearer = key) => ({ headers: { authorization: `Bearer ${bearer}` } });
const read = async () => (await createClient(stage.app).get('/api/v1/agents', withKey())).status;
const createAgent = async () =>
  (await createClient(stage.app).post('/api/v1/agents', { name: 'Robot' }, withKey())).status;

describe('a key does not outlive its creator', () => {
  test('removed by the owner, or gone by themselves', async () => {
    expect(await read()).toBe(200);
    expect((await owner.delete(`/api/v1/members/${admin.user.id}`)).status).toBe(200);
    expect(await read()).toBe(401);
    const { data } = await expectStatus<{ data: unknown[] }>(await owner.get('/api/v1/api-keys'), 200);
    expect(data).toEqual([]);
  });

  test('also when they are invited again', async () => {
    const email = admin.user.email;
    await expectStatus(await admin.delete(`/api/v1/members/${admin.user.id}`), 200);
    expect(await read()).toBe(401);
    await expectStatus(await owner.post('/api/v1/invitations', { email, role: 'admin' }), 201);
    const workspaceId = await workspaceIdOf(owner);
    await stage.services.pool.query(
      `insert into workspace_member (workspace_id, user_id, role) values ($1, $2, 'admin')`,
      [workspaceId, admin.user.id],
    );
    expect(await read()).toBe(401);
  });

  test('with the account', async () => {
    await expectStatus(
      await admin.delete('/api/account', { email: admin.user.email, password: 'secret12 word' }),
      200,
    );
    expect(await read()).toBe(401);
  });
});

test('a demoted creator takes the rights of their key along', async () => {
  expect(await createAgent()).toBe(201);
  await setRole('inbox-only');
  expect(await createAgent()).toBe(403);
  expect((await createClient(stage.app).get('/api/v1/api-keys', withKey())).status).toBe(403);
  expect(await read()).toBe(200);
});

test('an owner makes no key that is an owner', async () => {
  const { key: ofOwner } = await addApiKey(owner);
  const client = createClient(stage.app);
  expect((await client.get('/api/v1/api-keys', withKey(ofOwner))).status).toBe(200);
  const attempts: [path: string, body: object][] = [
    ['/api/v1/api-keys', { name: 'x' }],
    ['/api/v1/invitations', { email: 'x@example.com', role: 'owner' }],
  ];
  for (const [path, body] of attempts)
    expect((await client.post(path, body, withKey(ofOwner))).status).toBe(403);
});

describe('a key does what its scopes allow, and nothing else', () => {
  const memberEndpoints = endpoints.filter(({ access }) => access === 'member');
  const keyWith = async (scopes: ApiKeyScope[]) =>
    (
      await expectStatus<{ key: string }>(
        await owner.post('/api/v1/api-keys', { name: 'Robot', scopes }),
        201,
      )
    ).key;
  const call = async (endpoint: Endpoint, bearer: string) => {
    const path = endpoint.path.replaceAll(/\{\w+\}/g, 'none_1');
    const response = await stage.app.request(path, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(endpoint.method === 'GET' ? {} : { body: '{}' }),
    });
    await response.body?.cancel();
    return response;
  };

  test.each(['read', 'chat', 'sources', 'leads', 'hooks'] as const)('%s', async (scope) => {
    const bearer = await keyWith([scope]);
    for (const endpoint of memberEndpoints) {
      // A key acts as an admin at most.
      const isAllowed = requiredScope(endpoint) === scope && endpoint.role !== 'owner';
      const { status } = await call(endpoint, bearer);
      if (isAllowed) expect([endpoint.name, status]).not.toEqual([endpoint.name, 403]);
      else expect([endpoint.name, status]).toEqual([endpoint.name, 403]);
    }
  });

  test('what manages people, keys or the workspace needs all of them', () => {
    const changes = memberEndpoints.filter(
      ({ name, method }) => /^(workspaces|api-keys)\./.test(name) && method !== 'GET',
    );
    expect(changes.length).toBeGreaterThan(5);
    expect(new Set(changes.map(requiredScope))).toEqual(new Set(['admin']));
  });
});
