import { count, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { account } from '#server/features/credentials/credentials.table.ts';
import { passwordHasher } from '#server/features/credentials/password-hasher.ts';
import { session } from '#server/features/sessions/sessions.table.ts';
import { findMembership } from '#server/features/workspaces/members/find-membership.ts';
import { workspace, workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { type Client, createClient, expectStatus, newEmail, signUp, testPassword } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

const wrong = { success: false, message: 'Email or password is not correct.' };
const daySeconds = 24 * 60 * 60;
const cookieName = 'parley.session_token';

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());

async function sessionsOf(userId: string): Promise<number> {
  const [row] = await stage.services.db
    .select({ rows: count() })
    .from(session)
    .where(eq(session.userId, userId));
  return row?.rows ?? 0;
}

const isSignedIn = async (client: Client): Promise<boolean> =>
  (await client.get('/api/profile')).status === 200;

/** A browser with the same cookies, which do not change with those of the first. */
function copyOf(client: Client, app = stage.app): Client {
  const copy = createClient(app);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}

describe('POST /api/login', () => {
  test('signs in, with the address in any spelling', async () => {
    const { user } = await signUp(stage.app, { firstname: 'Ana' });
    const client = createClient(stage.app);
    const response = await client.post('/api/login', {
      email: ` ${user.email.toUpperCase()} `,
      password: testPassword,
    });
    expect(await expectStatus(response, 200)).toEqual({ success: true, message: 'Login successful', user });
    expect(await isSignedIn(client)).toBe(true);
  });

  test('a wrong password and an unknown address get the same answer after the same work', async () => {
    const { user } = await signUp(stage.app);
    const work = [vi.spyOn(passwordHasher, 'hash'), vi.spyOn(passwordHasher, 'verify')];
    const calls = () => work.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    const client = createClient(stage.app);

    const known = await client.post('/api/login', { email: user.email, password: 'wrong word 1' });
    expect(calls()).toBe(1);
    const unknown = await client.post('/api/login', { email: newEmail(), password: 'wrong word 1' });
    expect(calls()).toBe(2);
    expect(await expectStatus(known, 401)).toEqual(wrong);
    expect(await expectStatus(unknown, 401)).toEqual(wrong);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
    for (const spy of work) spy.mockRestore();
  });

  test('a user without a password is refused like an unknown one', async () => {
    const { user } = await signUp(stage.app);
    await stage.services.db.update(account).set({ password: null }).where(eq(account.userId, user.id));
    for (const password of [testPassword, 'null', ' ']) {
      const response = await createClient(stage.app).post('/api/login', { email: user.email, password });
      expect(await expectStatus(response, 401)).toEqual(wrong);
    }
  });

  test.each([
    [{}],
    [{ email: 'a@example.com' }],
    [{ password: testPassword }],
    [{ email: ' ', password: testPassword }],
  ])('%j: 400', async (body) => {
    expect(await expectStatus(await createClient(stage.app).post('/api/login', body), 400)).toEqual({
      success: false,
      message: 'Email and password are required',
    });
  });

  test('needs the CSRF token', async () => {
    const { user } = await signUp(stage.app);
    const body = { email: user.email, password: testPassword };
    const response = await createClient(stage.app).post('/api/login', body, { csrfToken: null });
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  });

  test('makes a workspace for a user who has none, one only when they sign in twice at once', async () => {
    const { user } = await signUp(stage.app, { company: 'Lost' });
    await stage.services.db.delete(workspace).where(eq(workspace.name, 'Lost'));
    expect(await findMembership(stage.services, user.id)).toBeNull();
    const body = { email: user.email, password: testPassword };
    await Promise.all([1, 2, 3].map(() => createClient(stage.app).post('/api/login', body)));
    const memberships = await stage.services.db
      .select()
      .from(workspaceMember)
      .where(eq(workspaceMember.userId, user.id));
    expect(memberships).toMatchObject([{ role: 'owner' }]);
  });
});

describe('the session', () => {
  test('its cookie: HttpOnly, Lax, for the browser session or thirty days', async () => {
    const { user } = await signUp(stage.app);
    const cookieOf = async (remember?: boolean) => {
      const body = { email: user.email, password: testPassword, remember };
      const response = await createClient(stage.app).post('/api/login', body);
      return response.headers.getSetCookie().find((cookie) => cookie.startsWith(cookieName)) ?? '';
    };
    expect(await cookieOf()).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await cookieOf(false)).not.toMatch(/max-age|expires|secure/i);
    expect(await cookieOf(true)).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('under https its cookie is Secure', async () => {
    const own = await createTestServices({ BASE_URL: 'https://chat.example.com' });
    const response = await createClient(own.app).post('/api/register', {
      email: newEmail(),
      password: testPassword,
    });
    const cookies = response.headers.getSetCookie();
    expect(cookies.some((cookie) => cookie.startsWith(`__Secure-${cookieName}=`))).toBe(true);
    expect(cookies.every((cookie) => /; Secure/.test(cookie))).toBe(true);
    await own.close();
  });

  test('signing in again gives another id and ends the one before', async () => {
    const client = await signUp(stage.app);
    const before = copyOf(client);
    await client.post('/api/login', { email: client.user.email, password: testPassword });
    expect(client.cookies.get(cookieName)).not.toBe(before.cookies.get(cookieName));
    expect([await isSignedIn(client), await isSignedIn(before)]).toEqual([true, false]);
    expect(await sessionsOf(client.user.id)).toBe(1);
  });

  test('an id that an attacker planted is not taken over', async () => {
    const attacker = await signUp(stage.app);
    const victim = await signUp(stage.app);
    const browser = copyOf(attacker);
    await browser.post('/api/login', { email: victim.user.email, password: testPassword });
    const { user } = await expectStatus<{ user: { id: string } }>(await browser.get('/api/profile'), 200);
    expect(user.id).toBe(victim.user.id);
    expect(await isSignedIn(attacker)).toBe(false);
  });

  test('ends at sign-out, for every copy of the cookie', async () => {
    const client = await signUp(stage.app);
    const copy = copyOf(client);
    const response = await client.post('/api/logout');
    expect(await expectStatus(response, 200)).toEqual({ success: true });
    expect(client.cookies.has(cookieName)).toBe(false);
    expect(await isSignedIn(copy)).toBe(false);
    expect(await sessionsOf(client.user.id)).toBe(0);
  });

  test('signing out needs the token, and works signed out too', async () => {
    const client = await signUp(stage.app);
    expect((await client.post('/api/logout', undefined, { csrfToken: null })).status).toBe(403);
    expect(await isSignedIn(client)).toBe(true);
    expect((await createClient(stage.app).post('/api/logout')).status).toBe(200);
  });

  test.each([
    ['without its signature', (value: string) => value.split('.')[0] ?? ''],
    [
      'with another signature',
      (value: string) => value.replace(/\.(.)/, (_all, first) => (first === 'A' ? '.B' : '.A')),
    ],
    ['with another token', (value: string) => `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`],
    ['empty', () => ''],
    ['far too long', (value: string) => value + 'A'.repeat(7000)],
  ])('a cookie %s opens nothing', async (_name, change) => {
    const client = await signUp(stage.app);
    client.cookies.set(cookieName, change(client.cookies.get(cookieName) ?? ''));
    expect(await isSignedIn(client)).toBe(false);
  });

  test('a remembered one lasts thirty days, used or not', async () => {
    const own = await createTestServices();
    const client = await signUp(own.app);
    await client.post('/api/login', { email: client.user.email, password: testPassword, remember: true });
    for (let day = 1; day < 30; day++) {
      own.clock.advanceSeconds(daySeconds);
      expect(await isSignedIn(client)).toBe(true);
    }
    own.clock.advanceSeconds(daySeconds + 60);
    expect(await isSignedIn(client)).toBe(false);
    await own.close();
  });

  test('one that is not remembered ends after a day without use', async () => {
    const own = await createTestServices();
    const client = await signUp(own.app);
    for (let step = 0; step < 5; step++) {
      own.clock.advanceSeconds(daySeconds - 60);
      expect(await isSignedIn(client)).toBe(true);
    }
    own.clock.advanceSeconds(daySeconds + 60);
    expect(await isSignedIn(client)).toBe(false);
    await own.close();
  });

  test('is read in one query, and written at most once an hour', async () => {
    const own = await createTestServices();
    const client = await signUp(own.app);
    await client.get('/api/profile');
    const query = vi.spyOn(own.services.pool, 'query');
    await client.get('/api/profile');
    expect(query).toHaveBeenCalledTimes(1);
    own.clock.advanceSeconds(3601);
    // Besides the write, the first call of a minute sets calls aside.
    await client.get('/api/profile');
    expect(query).toHaveBeenCalledTimes(4);
    await client.get('/api/profile');
    expect(query).toHaveBeenCalledTimes(5);
    query.mockRestore();
    await own.close();
  });

  test('ends with its user', async () => {
    const client = await signUp(stage.app);
    await stage.services.db.execute(`delete from "user" where id = '${client.user.id}'`);
    expect(await isSignedIn(client)).toBe(false);
  });
});

describe('too many tries', () => {
  let own: TestServices;
  /** Hundreds of tries follow, so hashing is made cheap. */
  beforeEach(async () => {
    own = await createTestServices();
    vi.spyOn(passwordHasher, 'hash').mockImplementation(async (password) => `hash of ${password}`);
    vi.spyOn(passwordHasher, 'verify').mockImplementation(
      async ({ hash, password }) => hash === `hash of ${password}`,
    );
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await own.close();
  });

  const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } });

  /** Statuses of so many wrong sign-ins. */
  async function guess(address: string, email: string, times: number): Promise<number[]> {
    const client = createClient(own.app, from(address));
    const statuses: number[] = [];
    for (let attempt = 0; attempt < times; attempt++) {
      statuses.push((await client.post('/api/login', { email, password: 'wrong word 1' })).status);
    }
    return statuses;
  }

  test('ten for an account from one address; the owner elsewhere is not locked out', async () => {
    const { user } = await signUp(own.app);
    const body = { email: user.email, password: testPassword };
    expect(new Set(await guess('192.0.2.1', user.email, 10))).toEqual(new Set([401]));
    const refused = await createClient(own.app, from('192.0.2.1')).post('/api/login', body);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await expectStatus(refused, 429)).toEqual({
      success: false,
      message: 'Too many sign-in attempts. Please wait a few minutes and try again.',
    });
    expect((await createClient(own.app, from('192.0.2.9')).post('/api/login', body)).status).toBe(200);
    own.clock.advanceSeconds(600);
    expect((await createClient(own.app, from('192.0.2.1')).post('/api/login', body)).status).toBe(200);
  });

  test('limits an unknown address in the same way', async () => {
    expect((await guess('198.51.100.1', newEmail(), 11)).at(-1)).toBe(429);
  });

  test('signing in forgets the tries before', async () => {
    const { user } = await signUp(own.app);
    await guess('198.51.100.2', user.email, 9);
    const client = createClient(own.app, from('198.51.100.2'));
    expect((await client.post('/api/login', { email: user.email, password: testPassword })).status).toBe(200);
    expect((await guess('198.51.100.2', user.email, 10)).at(-1)).toBe(401);
  });

  test('strangers at many addresses slow each other down, and the owner only on a new device', async () => {
    const owner = await signUp(own.app);
    const body = { email: owner.user.email, password: testPassword };
    for (let address = 1; address <= 6; address++) {
      expect((await guess(`203.0.113.${address}`, body.email, 10)).at(-1)).toBe(401);
    }
    expect(own.pauses.slice(0, 16)).toEqual([...Array(10).fill(0), 250, 500, 1_000, 2_000, 4_000, 4_000]);
    own.pauses.length = 0;
    expect((await owner.post('/api/login', body)).status).toBe(200);
    expect(own.pauses).toEqual([]);
  });

  test('a new device gets in after strangers guessed, four seconds later', async () => {
    const { user } = await signUp(own.app);
    for (let address = 1; address <= 6; address++) await guess(`203.0.113.${address}`, user.email, 10);
    own.pauses.length = 0;
    const elsewhere = createClient(own.app, from('198.51.100.77'));
    const response = await elsewhere.post('/api/login', { email: user.email, password: testPassword });
    expect([response.status, ...own.pauses]).toEqual([200, 4_000]);
  });

  test('ten on a device that knows the account, which opens no other', async () => {
    const owner = await signUp(own.app);
    const other = await signUp(own.app);
    const wrong = (email: string) => owner.post('/api/login', { email, password: 'wrong word 1' });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) statuses.push((await wrong(owner.user.email)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect(own.pauses).toEqual([]);
    await wrong(other.user.email);
    expect(own.pauses).toEqual([0]);
  });

  test('a thousand for an account within the hour', async () => {
    const email = newEmail();
    await guess('203.0.113.1', email, 1);
    await own.services.pool.query("update rate_limit set count = 1000 where key like 'sign-in-to-account %'");
    const refused = await createClient(own.app, from('203.0.113.2')).post('/api/login', {
      email,
      password: 'wrong word 1',
    });
    expect(await expectStatus(refused, 429)).toMatchObject({
      message: expect.stringContaining('ask for a new password'),
    });
  });

  test('a hundred from one address, whatever the accounts', async () => {
    for (let account = 0; account < 20; account++) await guess('192.0.2.7', newEmail(), 5);
    expect(await guess('192.0.2.7', newEmail(), 1)).toEqual([429]);
    expect(await guess('192.0.2.8', newEmail(), 1)).toEqual([401]);
  });
});
