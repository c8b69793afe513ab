import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { withEmptyParts } from '#contract/endpoint-schemas.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { signedInAsHeader } from '#contract/headers.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
import type { Actor } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { bindApiKeys } from '#server/features/api-keys/api-keys.routes.ts';
import { bindEmailVerification } from '#server/features/email-verification/email-verification.routes.ts';
import { bindRegistration } from '#server/features/registration/registration.routes.ts';
import { bindSessions } from '#server/features/sessions/sessions.routes.ts';
import { bindSignIn } from '#server/features/sign-in/sign-in.routes.ts';
import { findMembership } from '#server/features/workspaces/members/find-membership.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { type Client, createClient, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { bindEndpoint } from './bind-endpoint.ts';

const schemas = {
  things: {
    summary: '',
    params: z.object({ thingId: z.string() }),
    query: z.object({ q: z.string().optional() }),
    answer: z.object({ thingId: z.string(), q: z.string().optional(), actor: z.string() }),
  },
  change: {
    summary: '',
    body: z.object({ name: z.string().min(1, 'Give it a name.') }),
    answer: z.object({ name: z.string() }),
  },
  forUser: {
    summary: '',
    answer: z.object({ userId: z.string() }),
  },
  forVisitor: {
    summary: '',
    body: z.object({ text: z.string() }),
    answer: z.object({ text: z.string() }),
  },
  gone: {
    summary: '',
    params: z.object({ thingId: z.string() }),
    answer: z.undefined(),
  },
  failing: {
    summary: '',
    params: z.object({ code: z.string() }),
    answer: z.object({}),
  },
};

const things = defineEndpoint<typeof schemas.things>({
  name: 'things.list',
  method: 'GET',
  path: '/api/v1/things/{thingId}',
  access: 'member',
});
const change = defineEndpoint<typeof schemas.change>({
  name: 'things.change',
  method: 'POST',
  path: '/api/v1/things',
  access: 'member',
  role: 'admin',
  status: 201,
});
const forUser = defineEndpoint<typeof schemas.forUser>({
  name: 'things.mine',
  method: 'PUT',
  path: '/api/mine',
  access: 'user',
  failure: 'account',
});
const forVisitor = defineEndpoint<typeof schemas.forVisitor>({
  name: 'things.visit',
  method: 'POST',
  path: '/api/widget/visit',
  access: 'visitor',
});
const gone = defineEndpoint<typeof schemas.gone>({
  name: 'things.remove',
  method: 'DELETE',
  path: '/api/v1/things/{thingId}',
  access: 'member',
  status: 204,
});
const failing = defineEndpoint<typeof schemas.failing>({
  name: 'things.fail',
  method: 'GET',
  path: '/api/failing/{code}',
  access: 'public',
});

let stage: TestServices;
let app: Hono;
let client: Client & { user: { id: string; email: string } };
let calls = 0;

beforeAll(async () => {
  stage = await createTestServices();
  const { services } = stage;
  app = new Hono();
  bindEmailVerification(app, services);
  bindRegistration(app, services);
  bindSignIn(app, services);
  bindSessions(app, services);
  bindApiKeys(app, services);
  bindEndpoint(
    app,
    services,
    things,
    async ({ params, query, ctx }) => ({
      thingId: params.thingId,
      q: query.q,
      actor: describeActor(ctx.actor),
    }),
    withEmptyParts(schemas.things),
  );
  bindEndpoint(
    app,
    services,
    change,
    async ({ body }) => {
      calls++;
      return { name: body.name };
    },
    withEmptyParts(schemas.change),
  );
  bindEndpoint(
    app,
    services,
    forUser,
    async ({ signedIn }) => ({ userId: signedIn.user.id }),
    withEmptyParts(schemas.forUser),
  );
  bindEndpoint(
    app,
    services,
    forVisitor,
    async ({ body }) => ({ text: body.text }),
    withEmptyParts(schemas.forVisitor),
  );
  bindEndpoint(app, services, gone, async () => undefined, withEmptyParts(schemas.gone));
  bindEndpoint(
    app,
    services,
    failing,
    async ({ params }) => {
      if (params.code === 'bug') throw new Error('secret detail');
      if (params.code === 'away') throw Object.assign(new Error('secret detail'), { code: '57P01' });
      throw failure('rate-limited', { retryAfterSeconds: 7 });
    },
    withEmptyParts(schemas.failing),
  );
  client = await signUp(app);
});
afterAll(() => stage.close());
beforeEach(() => {
  calls = 0;
});

function describeActor(actor: Actor): string {
  return actor.kind === 'user' || actor.kind === 'api-key' ? `${actor.kind} as ${actor.role}` : actor.kind;
}

async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as { error: { code: string } }).error.code;
}

async function setRole(role: Role): Promise<void> {
  await stage.services.db.update(workspaceMember).set({ role });
}

describe('admission', () => {
  test('a signed-in member acts in their workspace', async () => {
    expect(await expectStatus(await client.get('/api/v1/things/1'), 200)).toMatchObject({
      actor: 'user as owner',
    });
  });

  test('answers 401 when signed out, before it looks at the input', async () => {
    const stranger = createClient(app);
    expect(await codeOf(await stranger.get('/api/v1/things/1'))).toBe('signed-out');
    const response = await stranger.post('/api/v1/things', '{broken', { csrfToken: null });
    expect(response.status).toBe(401);
    expect(await (await stranger.put('/api/mine', {})).json()).toEqual({
      success: false,
      message: 'Please sign in to continue.',
    });
  });

  test('rejects a change without the token, and does nothing', async () => {
    for (const csrfToken of [null, '', 'x.y', 'undefined']) {
      const response = await client.post('/api/v1/things', { name: 'a' }, { csrfToken });
      expect(response.status).toBe(403);
      expect(await codeOf(response)).toBe('invalid-csrf-token');
    }
    expect(calls).toBe(0);
    const mine = await client.put('/api/mine', {}, { csrfToken: null });
    expect(mine.status).toBe(403);
    expect(((await mine.json()) as { message: string }).message).toContain('token');
  });

  test('rejects a change from a page that was drawn for another user', async () => {
    const other = await signUp(app);
    const drawnFor = (userId: string) => ({ headers: { [signedInAsHeader]: userId } });
    const response = await client.post('/api/v1/things', { name: 'a' }, drawnFor(other.user.id));
    expect([response.status, await codeOf(response), calls]).toEqual([409, 'signed-in-as-another', 0]);
    const mine = await client.put('/api/mine', {}, drawnFor(other.user.id));
    expect(await expectStatus(mine, 409)).toEqual({
      success: false,
      message: `You are now signed in as ${client.user.email}. Reload the page.`,
    });
    expect((await client.post('/api/v1/things', { name: 'a' }, drawnFor(client.user.id))).status).toBe(201);
    expect((await client.put('/api/mine', {}, drawnFor(client.user.id))).status).toBe(200);
  });

  test('rejects a role that is too low', async () => {
    await setRole('agent-editor');
    const response = await client.post('/api/v1/things', { name: 'a' });
    await setRole('owner');
    expect([response.status, await codeOf(response), calls]).toEqual([403, 'not-allowed', 0]);
  });

  test('lets a visitor act without session or token', async () => {
    const response = await createClient(app).post('/api/widget/visit', { text: 'hi' }, { csrfToken: null });
    expect(await expectStatus(response, 200)).toEqual({ text: 'hi' });
  });

  describe('with an API key', () => {
    let key: string;
    const bearer = (text: string) => ({ headers: { authorization: text }, csrfToken: null });
    beforeAll(async () => {
      ({ key } = await expectStatus<{ key: string }>(
        await client.post('/api/v1/api-keys', { name: 'test' }),
        201,
      ));
    });

    test('acts without session or token', async () => {
      const program = createClient(app);
      const response = await program.get('/api/v1/things/1', bearer(`Bearer ${key}`));
      expect(await expectStatus(response, 200)).toMatchObject({ actor: 'api-key as admin' });
      expect((await program.post('/api/v1/things', { name: 'a' }, bearer(`bearer ${key}`))).status).toBe(201);
    });

    test.each(['Bearer pk_wrong', 'Bearer x', 'Bearer pk_0000000000000000000000000000000000000000'])(
      '%s: 401',
      async (authorization) => {
        const response = await createClient(app).get('/api/v1/things/1', bearer(authorization));
        expect([response.status, await codeOf(response)]).toEqual([401, 'invalid-api-key']);
      },
    );

    test('rejects a wrong key despite a session', async () => {
      const response = await client.get('/api/v1/things/1', bearer('Bearer pk_wrong'));
      expect(await codeOf(response)).toBe('invalid-api-key');
    });

    test('does not act as a user', async () => {
      const response = await createClient(app).put('/api/mine', {}, bearer(`Bearer ${key}`));
      expect(response.status).toBe(401);
    });
  });
});

describe('input', () => {
  test('rejects a wrong field with its sentence', async () => {
    const response = await client.post('/api/v1/things', { name: '' });
    expect(await expectStatus(response, 400)).toEqual({
      error: {
        code: 'invalid-input',
        message: 'name: Give it a name.',
        details: { name: 'Give it a name.' },
      },
    });
  });

  test('refuses fields that the contract does not name, by their names', async () => {
    const response = await client.post('/api/v1/things', { name: 'a', workspaceId: 'other', role: 'owner' });
    expect((await expectStatus<ErrorBody>(response, 400)).error).toMatchObject({
      message: 'There is no field “workspaceId”, “role” in this request.',
      details: { workspaceId: 'There is no such field.', role: 'There is no such field.' },
    });
  });

  test.each([
    ['NUL', '/api/v1/things/a%00b?q=c%00d', { thingId: 'ab', q: 'cd' }],
    ['broken escapes', '/api/v1/things/%ff%zz?q=%ff', { thingId: '%ff%zz' }],
    ['an escaped slash', '/api/v1/things/a%2Fb', { thingId: 'a/b' }],
    ['a repeated query', '/api/v1/things/a?q=1&q=2', { thingId: 'a', q: '1' }],
  ])('%s in the address', async (_name, path, expected) => {
    expect(await expectStatus(await client.get(path), 200)).toMatchObject(expected);
  });
});

describe('answers', () => {
  test('have the status and body of the contract', async () => {
    expect((await client.post('/api/v1/things', { name: 'a' })).status).toBe(201);
    const response = await client.delete('/api/v1/things/1');
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  test('say when to try again after a failure', async () => {
    const response = await client.get('/api/failing/limit');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
  });

  test('show a constant sentence for an error of ours', async () => {
    const response = await client.get('/api/failing/bug');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret detail');
  });

  test('ask to try again soon while the database is away', async () => {
    const response = await client.get('/api/failing/away');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).not.toContain('secret detail');
  });

  test('have no body for HEAD', async () => {
    const response = await client.send('HEAD', '/api/v1/things/1', undefined, { csrfToken: null });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

test('acts in the workspace that a member of two joined first', async () => {
  const { services } = stage;
  const other = await signUp(app);
  const theirs = await findMembership(services, other.user.id);
  const mine = await findMembership(services, client.user.id);
  await services.db
    .insert(workspaceMember)
    .values({ workspaceId: theirs?.workspace.id ?? '', userId: client.user.id, role: 'admin' });
  expect(await findMembership(services, client.user.id)).toEqual(mine);
});
