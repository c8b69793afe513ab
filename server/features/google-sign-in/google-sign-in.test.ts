import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { account } from '#server/features/credentials/credentials.table.ts';
import { authenticator } from '#server/features/second-factor/second-factor.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { createClient, expectStatus, newEmail } from '#tests/factories.ts';
import { type OpenidProvider, startOpenidProvider } from '#tests/fakes/google/start-openid-provider.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { clientId, settingsOf, setUpGoogleStage } from './fixtures/google-stage.ts';

const stage = setUpGoogleStage();
const { locationOf, begin, comeBack, signIn, profile, settings } = stage;

describe('when it is not configured', () => {
  test('is said before, and on the way', async () => {
    const own = await createTestServices({ GOOGLE_CLIENT_ID: 'only half' });
    const client = createClient(own.app);
    const methods = await client.get('/api/sign-in-methods');
    expect(await expectStatus(methods, 200)).toEqual({ google: false, passkey: true });
    for (const path of ['/api/google/start', '/api/google/callback?code=x']) {
      expect(locationOf(await client.get(path))).toBe('/login?error=google-not-configured');
    }
    await own.close();
  });
});

describe('the way to Google', () => {
  test('code flow with PKCE, state and nonce, and the account is chosen', async () => {
    const url = new URL(await begin(createClient(stage.test.app)));
    expect(url.origin).toBe(stage.google.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/api/google/callback',
      scope: 'openid email profile',
      prompt: 'select_account',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('its cookie: HttpOnly, Lax, for ten minutes', async () => {
    const response = await createClient(stage.test.app).get('/api/google/start');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^parley_google=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('a provider that does not answer', async () => {
    const own = await createTestServices(settingsOf('http://127.0.0.1:1'));
    const response = await createClient(own.app).get('/api/google/start');
    expect(locationOf(response)).toBe('/login?error=google-unavailable');
    await own.close();
  });
});

describe('the way back', () => {
  test('somebody new gets an account, a workspace and a session; verified, without a password', async () => {
    const { client, location } = await signIn();
    expect(location).toBe('/dashboard');
    expect(await profile(client)).toMatchObject({
      email: stage.google.person.email,
      firstname: 'Ana',
      lastname: 'Lima',
    });
    expect(await settings(client)).toMatchObject({
      isEmailVerified: true,
      hasPassword: false,
      isGoogleLinked: true,
    });
    expect((await client.get('/api/v1/agents')).status).toBe(200);
    expect(client.cookies.has('parley_google')).toBe(false);
  });

  test('the same subject is the same user, whatever the address is now', async () => {
    const first = await profile((await signIn()).client);
    stage.google.person.email = newEmail();
    stage.google.person.email_verified = false;
    const { client, location } = await signIn();
    // An address that is not verified is not looked at where the subject is known.
    expect(location).toBe('/login?error=google-email-unverified');
    stage.google.person.email_verified = true;
    const again = await signIn(client);
    expect(await profile(again.client)).toEqual(first);
  });

  test('twice at once makes one user', async () => {
    const sides = await Promise.all([signIn(), signIn()]);
    const users = await Promise.all(sides.map(({ client }) => profile(client)));
    expect(users[0]).toEqual(users[1]);
    const email = String(stage.google.person.email);
    expect(await stage.test.services.db.select().from(user).where(eq(user.email, email))).toHaveLength(1);
  });

  test.each([
    ['/agents/agt_1/widget?tab=2#top', '/agents/agt_1/widget?tab=2#top'],
    ['https://evil.example/', '/dashboard'],
    ['//evil.example', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['/%2e%2e//evil.example', '/dashboard'],
    ['/\t/evil.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['/api/logout', '/dashboard'],
    ['agents', '/dashboard'],
  ])('next=%s goes on to %s', async (next, expected) => {
    expect((await signIn(createClient(stage.test.app), next)).location).toBe(expected);
  });

  test('access denied', async () => {
    const client = createClient(stage.test.app);
    const state = new URL(await begin(client)).searchParams.get('state') ?? '';
    const path = `/api/google/callback?error=access_denied&state=${state}&iss=${stage.google.issuer}`;
    expect(await comeBack(client, path)).toBe('/login?error=google-cancelled');
  });

  test('the page that was asked for is not lost when it fails', async () => {
    const client = createClient(stage.test.app);
    const state = new URL(await begin(client, '/agents?q=1')).searchParams.get('state') ?? '';
    const path = `/api/google/callback?error=access_denied&state=${state}&iss=${stage.google.issuer}`;
    expect(await comeBack(client, path)).toBe('/login?error=google-cancelled&next=%2Fagents%3Fq%3D1');
    const own = await createTestServices();
    const unconfigured = await createClient(own.app).get('/api/google/start?next=%2Fbilling');
    expect(locationOf(unconfigured)).toBe('/login?error=google-not-configured&next=%2Fbilling');
    await own.close();
  });

  test('another state, none, no cookie, a used cookie, or a late return', async () => {
    const client = createClient(stage.test.app);
    const callback = await stage.google.approve(await begin(client));
    const other = new URL(callback);
    other.searchParams.set('state', 'another');
    expect(await comeBack(client, other.href)).toBe('/login?error=google-expired');
    // That try has used up the cookie.
    expect(await comeBack(client, callback)).toBe('/login?error=google-expired');
    expect(await comeBack(createClient(stage.test.app), callback)).toBe('/login?error=google-expired');
    expect(await comeBack(client, '/api/google/callback')).toBe('/login?error=google-expired');

    const own = await createTestServices(settingsOf(stage.google.issuer));
    const late = createClient(own.app);
    const lateCallback = await stage.google.approve(await begin(late));
    own.clock.advanceSeconds(601);
    expect(await comeBack(late, lateCallback)).toBe('/login?error=google-expired');
    await own.close();
  });

  test("somebody else's answer does not sign in this browser", async () => {
    const attacker = createClient(stage.test.app);
    const victim = createClient(stage.test.app);
    const callback = await stage.google.approve(await begin(attacker));
    await begin(victim);
    expect(await comeBack(victim, callback)).toBe('/login?error=google-expired');
    expect((await victim.get('/api/profile')).status).toBe(401);
  });

  test.each([
    ['another nonce', { nonce: 'another' }, 'google-failed'],
    ['no nonce', { nonce: undefined }, 'google-failed'],
    ['for another client', { aud: 'another' }, 'google-failed'],
    ['of another issuer', { iss: 'https://evil.example' }, 'google-failed'],
    ['too old', { exp: 1_000_000_000 }, 'google-failed'],
    ['without an address', { email: undefined }, 'google-failed'],
    ['with an address that is none', { email: 'a\r\nBcc: b@example.com' }, 'google-failed'],
    ['with an address that is not verified', { email_verified: false }, 'google-email-unverified'],
    ['that does not say', { email_verified: undefined }, 'google-email-unverified'],
  ])('an ID token %s', async (_name, change, code) => {
    Object.assign(stage.google.person, change);
    const { client, location } = await signIn();
    expect(location).toBe(`/login?error=${code}`);
    expect((await client.get('/api/profile')).status).toBe(401);
  });

  test.each([
    [400, { error: 'invalid_grant' }, 'google-failed'],
    [500, { error: 'server_error' }, 'google-unavailable'],
    [503, {}, 'google-unavailable'],
    [200, { access_token: 'x', token_type: 'Bearer' }, 'google-failed'],
    [200, { access_token: 'x', token_type: 'Bearer', id_token: 'a.b.c' }, 'google-failed'],
  ])('a token endpoint that answers %i %j', async (status, body, code) => {
    stage.google.tokenAnswer = { status, body };
    expect((await signIn()).location).toBe(`/login?error=${code}`);
  });

  test('a signature of a key that is not theirs; keys that changed', async () => {
    expect((await signIn()).location).toBe('/dashboard');
    await stage.google.rotateKeys();
    expect((await signIn()).location).toBe('/dashboard');
    const client = createClient(stage.test.app);
    const callback = await stage.google.approve(await begin(client));
    const spy = vi.spyOn(globalThis, 'fetch');
    spy.mockImplementation(forgeIdToken(spy.getMockImplementation() ?? originalFetch));
    expect(await comeBack(client, callback)).toBe('/login?error=google-failed');
    spy.mockRestore();
  });
});

const originalFetch = globalThis.fetch;

/** Changes one claim of the ID token on its way, and leaves the signature. */
function forgeIdToken(real: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await real(input, init);
    if (!String(input instanceof Request ? input.url : input).endsWith('/token')) return response;
    const body = (await response.json()) as { id_token: string };
    const [header, payload = '', signature] = body.id_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
    return Response.json({ ...body, id_token: `${header}.${forged}.${signature}` });
  };
}

test('with two-factor on, Google gives no session before the code', async () => {
  const { client } = await signIn();
  const { id } = await profile(client);
  await stage.test.services.db
    .insert(authenticator)
    .values({ userId: id, secret: 'sealed', confirmedAt: new Date() });
  const again = await signIn(createClient(stage.test.app), '/agents');
  expect(again.location).toBe('/login?second-factor=due&next=%2Fagents');
  expect((await again.client.get('/api/profile')).status).toBe(401);
  expect(again.client.cookies.has('parley_second_factor')).toBe(true);
});

test('no token of Google is kept', async () => {
  await signIn();
  const rows = await stage.test.services.db.select().from(account).where(eq(account.providerId, 'google'));
  expect(rows).not.toEqual([]);
  for (const { accessToken, refreshToken, idToken } of rows) {
    expect([accessToken, refreshToken, idToken]).toEqual([null, null, null]);
  }
});

describe('against a full provider', () => {
  let provider: OpenidProvider;
  let own: TestServices;
  beforeAll(async () => {
    provider = await startOpenidProvider({
      id: clientId,
      secret: 'a secret for tests',
      redirectUri: 'http://localhost:3000/api/google/callback',
    });
    own = await createTestServices(settingsOf(provider.issuer));
  });
  afterAll(async () => {
    await own.close();
    await provider.close();
  });

  test('signs in; a code that is used again is refused', async () => {
    const client = createClient(own.app);
    const callback = await provider.approve(await begin(client, '/agents'), 'ana@firm.example');
    const thief = createClient(own.app);
    for (const [name, value] of client.cookies) thief.cookies.set(name, value);
    expect(await comeBack(client, callback)).toBe('/agents');
    expect(await profile(client)).toMatchObject({ email: 'ana@firm.example', firstname: 'Ana' });
    expect(await comeBack(thief, callback)).toBe('/login?error=google-failed&next=%2Fagents');
    expect((await thief.get('/api/profile')).status).toBe(401);
  });

  test('a user who cancels there reads that after coming back', async () => {
    const client = createClient(own.app);
    const callback = await provider.cancel(await begin(client));
    expect(await comeBack(client, callback)).toBe('/login?error=google-cancelled');
  });

  test('two people in one browser, one after the other', async () => {
    const client = createClient(own.app);
    for (const email of ['bea@firm.example', 'cem@firm.example']) {
      await comeBack(client, await provider.approve(await begin(client), email));
      expect(await profile(client)).toMatchObject({ email });
    }
  });
});
