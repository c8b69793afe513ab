import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Identified } from '#contract/widget/widget.schemas.ts';
import { visitorTokenHeader } from '#contract/widget/widget.ts';
import { setSuspension } from '#server/features/workspaces/plan/set-suspension.ts';
import { workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import {
  addApiKey,
  addText,
  type CallOptions,
  type Client,
  createAgent,
  createClient,
  expectStatus,
  readParts,
  signUp,
  testPassword,
} from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let test: TestServices;
let client: Client;

beforeAll(async () => {
  test = await createTestServices({ DEFAULT_PLAN: 'enterprise' }, { isWorker: true });
  client = await signUp(test.app);
});
afterAll(() => test.close());

/** What a follower has read so far; `stop` goes away. */
async function follow(follower: Client, options: CallOptions = {}, path = '/api/v1/live') {
  const response = await follower.get(path, options);
  const reader = response.body?.getReader();
  const heard: { name: string; payload: Record<string, string> }[] = [];
  const decoder = new TextDecoder();
  let text = '';
  const reading = (async () => {
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      text += decoder.decode(part.value, { stream: true });
      const whole = text.split('\n\n');
      text = whole.pop() ?? '';
      for (const block of whole) if (block.startsWith('data: ')) heard.push(JSON.parse(block.slice(6)));
    }
  })();
  return {
    response,
    heard,
    /** Resolves when the server has ended it. */
    ended: reading,
    async stop() {
      await reader?.cancel();
      await reading;
    },
  };
}

describe('following live', () => {
  it('sends names and ids of events to members of the workspace only', async () => {
    const agent = await createAgent(client);
    const stranger = await signUp(test.app);
    const mine = await follow(client);
    const theirs = await follow(stranger);
    expect(mine.response.headers.get('content-type')).toContain('text/event-stream');
    expect(mine.response.headers.get('cache-control')).toContain('no-transform');
    const source = await addText(client, agent.id);
    const isTold = () =>
      mine.heard.some(({ name, payload }) => name === 'source.changed' && payload.sourceId === source.id);
    await expect.poll(isTold).toBe(true);
    expect(JSON.stringify(mine.heard)).not.toContain('Opening hours');
    expect(theirs.heard).toEqual([]);
    await mine.stop();
    await theirs.stop();
  });

  it('is for members only', async () => {
    expect((await test.app.request('/api/v1/live')).status).toBe(401);
  });

  it('gives no place away to a HEAD, which has no body to read', async () => {
    const person = await signUp(test.app);
    for (let number = 0; number < 12; number++) {
      const head = await person.send('HEAD', '/api/v1/live', undefined, { csrfToken: null });
      expect(head.status).toBe(200);
    }
    const stream = await follow(person);
    expect(stream.response.status).toBe(200);
    await stream.stop();
  });

  it('limits connections per member, and frees a place when one closes', async () => {
    const followers = [];
    for (let number = 0; number < 8; number++) followers.push(await follow(client));
    expect(followers.map(({ response }) => response.status)).toEqual(Array(8).fill(200));
    expect((await client.get('/api/v1/live')).status).toBe(429);
    await followers[0]?.stop();
    const next = await follow(client);
    expect(next.response.status).toBe(200);
    for (const follower of [...followers.slice(1), next]) await follower.stop();
  });
});

describe('a stream ends with the access that it rests on', () => {
  interface Scene {
    /** Whose stream it is. */
    person: Client & { user: { id: string; email: string } };
    owner: Client;
  }
  /** An admin of the client's workspace, acting in it. */
  async function addAdmin(): Promise<Scene['person']> {
    const person = await signUp(test.app);
    const workspaceId = await workspaceIdOf(client);
    await test.services.pool.query(
      `insert into workspace_member (workspace_id, user_id, role) values ($1, $2, 'admin')`,
      [workspaceId, person.user.id],
    );
    await expectStatus(await person.post('/api/workspace-switch', { workspaceId }), 200);
    return person;
  }
  const remove = ({ owner, person }: Scene) => owner.delete(`/api/v1/members/${person.user.id}`);
  const setRole =
    (role: string) =>
    ({ owner, person }: Scene) =>
      owner.patch(`/api/v1/members/${person.user.id}`, { role });
  const elsewhere = async ({ person }: Scene) => {
    const browser = createClient(test.app);
    await browser.post('/api/login', { email: person.user.email, password: testPassword });
    return browser;
  };

  it.each<[string, (scene: Scene) => Promise<Response>]>([
    ['signing out', ({ person }) => person.post('/api/logout')],
    [
      'signing in again in the same browser',
      ({ person }) => person.post('/api/login', { email: person.user.email, password: testPassword }),
    ],
    [
      'the session ended from elsewhere',
      async (scene) => {
        const { data } = await expectStatus<{ data: { id: string }[] }>(
          await scene.person.get('/api/account/sessions'),
          200,
        );
        return (await elsewhere(scene)).delete(`/api/account/sessions/${data[0]?.id}`);
      },
    ],
    [
      'a new password set elsewhere',
      async (scene) =>
        (await elsewhere(scene)).post('/api/account/password', {
          currentPassword: testPassword,
          password: 'another word 2',
        }),
    ],
    ['removal', remove],
    ['leaving', ({ person }) => person.delete(`/api/v1/members/${person.user.id}`)],
    ['demotion', setRole('inbox-only')],
    [
      'the account deleted elsewhere',
      async (scene) =>
        (await elsewhere(scene)).delete('/api/account', {
          email: scene.person.user.email,
          password: testPassword,
        }),
    ],
  ])('%s', async (_name, endAccess) => {
    const person = await addAdmin();
    const scene = { person, owner: client };
    const [theirs, mine] = await Promise.all([follow(person), follow(client)]);
    expect([theirs.response.status, mine.response.status]).toEqual([200, 200]);
    expect((await endAccess(scene)).status).toBe(200);
    await theirs.ended;
    // An event of the test before may still have been on its way to both.
    const heard = { theirs: [...theirs.heard], mine: mine.heard.length };
    // The streams of others go on.
    await createAgent(client);
    await expect.poll(() => mine.heard.length).toBeGreaterThan(heard.mine);
    expect(theirs.heard).toEqual(heard.theirs);
    await mine.stop();
  });

  it.each<[string, (scene: Scene, keyId: string) => Promise<Response>]>([
    ['a key that is revoked', ({ owner }, keyId) => owner.delete(`/api/v1/api-keys/${keyId}`)],
    ['a key whose creator is removed', remove],
    [
      'a key whose workspace is suspended',
      async () => {
        const workspaceId = await workspaceIdOf(client);
        await setSuspension(test.services, workspaceId, 'For this test.');
        await setSuspension(test.services, workspaceId, null);
        return new Response();
      },
    ],
  ])('%s', async (_name, endAccess) => {
    const person = await addAdmin();
    const scene = { person, owner: client };
    const { key, id } = await addApiKey(person);
    const stream = await follow(createClient(test.app), { headers: { authorization: `Bearer ${key}` } });
    expect(stream.response.status).toBe(200);
    expect((await endAccess(scene, id)).status).toBe(200);
    await stream.ended;
  });

  it('of a visitor who signs out of the website, but not on their other devices', async () => {
    const { id: agentId } = await createAgent(client);
    const { secret } = await expectStatus<{ secret: string }>(
      await client.post(`/api/v1/agents/${agentId}/identity-secrets`),
      201,
    );
    const base = `/api/widget/${agentId}`;
    const visitor = createClient(test.app);
    const signIn = async (jti: string) => {
      const token = await new SignJWT({ sub: 'ada', jti })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(Math.floor(test.clock.now().getTime() / 1_000) + 600)
        .sign(new TextEncoder().encode(secret));
      const shown = await visitor.post(`${base}/identity`, { token }, { csrfToken: null });
      const { visitorToken } = await expectStatus<Identified>(shown, 200);
      return { token, options: { headers: { [visitorTokenHeader]: visitorToken }, csrfToken: null } };
    };
    const [here, there] = [await signIn('here'), await signIn('there')];
    const parts = await readParts(
      await visitor.post(`${base}/messages`, { message: 'Hello?' }, here.options),
    );
    const end = parts.find((part) => part.type === 'finish');
    const conversationId = end?.messageMetadata.conversationId ?? '';
    const path = `${base}/conversations/${conversationId}/live`;
    const streams = [await follow(visitor, here.options, path), await follow(visitor, there.options, path)];
    expect(streams.map(({ response }) => response.status)).toEqual([200, 200]);
    await expectStatus(
      await visitor.post(`${base}/identity/end`, { token: here.token }, { csrfToken: null }),
      200,
    );
    await streams[0]?.ended;
    const action = { kind: 'take-over' };
    await expectStatus(
      await client.post(`/api/v1/conversations/${conversationId}/handling`, { action, version: 0 }),
      200,
    );
    await expect.poll(() => streams[1]?.heard.length).toBeGreaterThan(0);
    expect(streams[0]?.heard).toEqual([]);
    await streams[1]?.stop();
  });
});
