import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Passkey } from '#contract/passkeys/passkeys.schemas.ts';
import { type Client, createClient, expectStatus, signUp } from '#tests/factories.ts';
import {
  type CreationOptions,
  createAuthenticator,
  type RequestOptions,
} from '#tests/fakes/authenticator/create-authenticator.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { passkey } from './passkeys.table.ts';

const origin = 'http://localhost:3000';
const refused = {
  success: false,
  message: 'This passkey is unknown or could not be verified. Sign in another way.',
};

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());

const creationOptions = async (client: Client) =>
  expectStatus<CreationOptions>(await client.post('/api/account/passkeys/start'), 200);
const requestOptions = async (client: Client) =>
  expectStatus<RequestOptions>(await client.post('/api/login/passkey/start'), 200);

async function add(client: Client, authenticator = createAuthenticator()) {
  const credential = authenticator.create(await creationOptions(client), origin);
  const response = await client.post('/api/account/passkeys', { name: 'Key', credential });
  return { authenticator, made: await expectStatus<Passkey>(response, 201) };
}

const list = async (client: Client) =>
  (await expectStatus<{ data: Passkey[] }>(await client.get('/api/account/passkeys'), 200)).data;

async function logIn(
  authenticator: ReturnType<typeof createAuthenticator>,
  client = createClient(stage.app),
) {
  const credential = authenticator.get(await requestOptions(client), origin);
  return { client, credential, response: await client.post('/api/login/passkey', { credential }) };
}

describe('passkeys', () => {
  test('one is made, listed without its key, and signs in', async () => {
    const owner = await signUp(stage.app);
    const options = await creationOptions(owner);
    expect(options).toMatchObject({ rp: { id: 'localhost', name: 'Parley' } });
    const { authenticator, made } = await add(owner);
    expect(await list(owner)).toEqual([
      { id: made.id, name: 'Key', createdAt: made.createdAt, lastUsedAt: null },
    ]);

    const { client, response } = await logIn(authenticator);
    expect(await expectStatus(response, 200)).toEqual({
      success: true,
      message: 'Login successful',
      user: owner.user,
    });
    expect((await client.get('/api/profile')).status).toBe(200);
    expect((await list(owner))[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  test('has its own name and user; a second one excludes the first', async () => {
    const owner = await signUp(stage.app);
    await add(owner);
    expect(await creationOptions(owner)).toMatchObject({
      excludeCredentials: [{ id: expect.any(String) }],
      user: { name: owner.user.email },
    });
  });

  test('a challenge is good once, and only in the browser that asked for it', async () => {
    const owner = await signUp(stage.app);
    const other = await signUp(stage.app);
    const authenticator = createAuthenticator();
    const credential = authenticator.create(await creationOptions(owner), origin);
    await creationOptions(other);
    const body = { name: 'Key', credential };
    expect((await other.post('/api/account/passkeys', body)).status).toBe(422);
    expect((await owner.post('/api/account/passkeys', body)).status).toBe(201);
    expect((await owner.post('/api/account/passkeys', body)).status).toBe(422);
  });

  test('five minutes', async () => {
    const own = await createTestServices();
    const owner = await signUp(own.app);
    const credential = createAuthenticator().create(await creationOptions(owner), origin);
    own.clock.advanceSeconds(301);
    expect((await owner.post('/api/account/passkeys', { name: 'Key', credential })).status).toBe(422);
    await own.close();
  });

  test.each([
    ['another site', 'https://evil.example'],
    ['another port', 'http://localhost:3001'],
  ])('made on %s: refused', async (_name, elsewhere) => {
    const owner = await signUp(stage.app);
    const credential = createAuthenticator().create(await creationOptions(owner), elsewhere);
    const response = await owner.post('/api/account/passkeys', { name: 'Key', credential });
    expect(await expectStatus(response, 422)).toMatchObject({ error: { code: 'cannot-process' } });
    expect(await list(owner)).toEqual([]);
  });

  test('an answer replayed with its cookies, twice at once or later, passes once', async () => {
    const owner = await signUp(stage.app);
    const authenticator = createAuthenticator();
    authenticator.isCounting = false;
    await add(owner, authenticator);
    const client = createClient(stage.app);
    const credential = authenticator.get(await requestOptions(client), origin);
    const copies = [1, 2, 3].map(() => {
      const copy = createClient(stage.app);
      for (const [name, value] of client.cookies) copy.cookies.set(name, value);
      return copy;
    });
    const answers = await Promise.all(
      copies.slice(0, 2).map((copy) => copy.post('/api/login/passkey', { credential })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await copies[2]?.post('/api/login/passkey', { credential }))?.status).toBe(401);
  });

  test('a counter that does not go up means a copy', async () => {
    const owner = await signUp(stage.app);
    const { authenticator } = await add(owner);
    authenticator.counter = 10;
    expect((await logIn(authenticator)).response.status).toBe(200);
    authenticator.counter = 5;
    expect(await expectStatus((await logIn(authenticator)).response, 401)).toEqual(refused);
    authenticator.counter = 20;
    expect((await logIn(authenticator)).response.status).toBe(200);
  });

  test('one without a counter signs in again and again', async () => {
    const authenticator = createAuthenticator();
    authenticator.isCounting = false;
    await add(await signUp(stage.app), authenticator);
    for (let time = 0; time < 2; time++) expect((await logIn(authenticator)).response.status).toBe(200);
  });

  test('refuses another signature, origin or user', async () => {
    const owner = await signUp(stage.app);
    const { authenticator } = await add(owner);
    const otherHandle = Buffer.from('usr_other').toString('base64url');
    for (const change of [
      { signature: Buffer.from('nothing').toString('base64url') },
      { userHandle: otherHandle },
      { clientDataJSON: Buffer.from('{}').toString('base64url') },
    ]) {
      const client = createClient(stage.app);
      const credential = authenticator.get(await requestOptions(client), origin);
      const changed = { ...credential, response: { ...credential.response, ...change } };
      const response = await client.post('/api/login/passkey', { credential: changed });
      expect(await expectStatus(response, 401)).toEqual(refused);
    }
    const client = createClient(stage.app);
    const credential = authenticator.get(await requestOptions(client), 'https://evil.example');
    expect((await client.post('/api/login/passkey', { credential })).status).toBe(401);
  });

  test('refuses an answer without a start, or with junk', async () => {
    const { authenticator } = await add(await signUp(stage.app));
    const credential = authenticator.get({ challenge: 'own', rpId: 'localhost' }, origin);
    expect((await createClient(stage.app).post('/api/login/passkey', { credential })).status).toBe(422);
    const client = createClient(stage.app);
    await requestOptions(client);
    expect((await client.post('/api/login/passkey', { credential: { id: 'x' } })).status).toBe(401);
  });

  test('a deleted one signs nobody in; nobody deletes that of another user', async () => {
    const owner = await signUp(stage.app);
    const other = await signUp(stage.app);
    const { authenticator, made } = await add(owner);
    expect((await other.delete(`/api/account/passkeys/${made.id}`)).status).toBe(404);
    expect((await logIn(authenticator)).response.status).toBe(200);
    expect((await owner.delete(`/api/account/passkeys/${made.id}`)).status).toBe(200);
    expect((await logIn(authenticator)).response.status).toBe(401);
    expect(await stage.services.db.select().from(passkey).where(eq(passkey.id, made.id))).toEqual([]);
  });
});
