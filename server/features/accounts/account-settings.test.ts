import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountSession, AccountSettings } from '#contract/account-security.ts';
import { type Client, createClient, expectStatus, signUp, testPassword } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';
import { describeDevice } from './describe-device.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let stage: TestServices;
let client: Client & { user: { id: string; email: string } };
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());
beforeEach(async () => {
  client = await signUp(stage.app);
});

const sessions = async (of: Client = client) =>
  (await expectStatus<{ data: AccountSession[] }>(await of.get('/api/account/sessions'), 200)).data;

async function logInElsewhere(userAgent = firefox): Promise<Client> {
  const elsewhere = createClient(stage.app);
  const body = { email: client.user.email, password: testPassword };
  await expectStatus(await elsewhere.post('/api/login', body, { headers: { 'user-agent': userAgent } }), 200);
  return elsewhere;
}

describe('settings', () => {
  test('of a new account', async () => {
    expect(await expectStatus(await client.get('/api/account'), 200)).toEqual({
      email: client.user.email,
      isEmailVerified: false,
      hasPassword: true,
      isTwoFactorEnabled: false,
      recoveryCodesLeft: 0,
      isGoogleLinked: false,
      language: '',
      timeZone: '',
      notifications: { leads: true, handoffs: true, usage: true },
    });
  });

  test('what is given changes, the rest stays, two switches at once both count', async () => {
    const patch = (body: object) => client.patch('/api/account', body);
    await Promise.all([
      patch({ notifications: { leads: false } }),
      patch({ notifications: { usage: false } }),
      patch({ language: 'pt-BR' }),
      patch({ timeZone: 'America/Sao_Paulo' }),
    ]);
    expect(await expectStatus<AccountSettings>(await patch({}), 200)).toMatchObject({
      language: 'pt-BR',
      timeZone: 'America/Sao_Paulo',
      notifications: { leads: false, handoffs: true, usage: false },
    });
    expect(await expectStatus(await patch({ language: '', timeZone: '' }), 200)).toMatchObject({
      language: '',
      timeZone: '',
    });
  });

  test.each([
    [{ language: 'not a language' }, 'language'],
    [{ language: 'x'.repeat(36) }, 'language'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: '<script>' }, 'timeZone'],
    [{ notifications: { spam: true } }, 'notifications'],
    [{ notifications: { leads: 'yes' } }, 'notifications.leads'],
  ])('%j: 400, and says which', async (body, field) => {
    const response = await client.patch('/api/account', body);
    expect(await expectStatus(response, 400)).toMatchObject({
      error: { details: { [field]: expect.any(String) } },
    });
  });
});

describe('sessions', () => {
  test('are listed with their devices, the newest first, without their tokens', async () => {
    const elsewhere = await logInElsewhere();
    const list = await sessions();
    expect(list).toMatchObject([
      { device: 'Firefox on Linux', isCurrent: false, ipAddress: '127.0.0.1' },
      { device: 'Unknown device', isCurrent: true },
    ]);
    const [token = ''] = decodeURIComponent(elsewhere.cookies.get('parley.session_token') ?? '').split('.');
    expect(token).not.toBe('');
    expect(JSON.stringify(list)).not.toContain(token);
  });

  test('one is ended at once, from elsewhere; nobody ends those of others', async () => {
    const elsewhere = await logInElsewhere();
    const stranger = await signUp(stage.app);
    const [other] = await sessions();
    expect((await stranger.delete(`/api/account/sessions/${other?.id}`)).status).toBe(404);
    expect((await elsewhere.get('/api/profile')).status).toBe(200);
    expect((await client.delete(`/api/account/sessions/${other?.id}`)).status).toBe(200);
    expect((await elsewhere.get('/api/profile')).status).toBe(401);
    expect((await client.delete(`/api/account/sessions/${other?.id}`)).status).toBe(404);
    expect(await sessions()).toMatchObject([{ isCurrent: true }]);
  });

  test('those that have ended are not listed', async () => {
    const own = await createTestServices();
    const person = await signUp(own.app);
    const body = { email: person.user.email, password: testPassword, remember: true };
    await createClient(own.app).post('/api/login', { ...body, remember: false });
    await person.post('/api/login', body);
    expect(await sessions(person)).toHaveLength(2);
    own.clock.advanceSeconds(2 * 86_400);
    expect(await sessions(person)).toMatchObject([{ isCurrent: true }]);
    await own.close();
  });
});

describe('changing the password', () => {
  const change = (body: object) => client.post('/api/account/password', body);
  const password = 'another word 2';

  test('needs the present one, ends every other session, and tells by mail', async () => {
    const elsewhere = await logInElsewhere();
    for (const currentPassword of ['', 'wrong word 1', undefined]) {
      expect(await expectStatus(await change({ currentPassword, password }), 401)).toEqual({
        success: false,
        message: 'Your current password is not correct.',
      });
    }
    expect((await change({ currentPassword: testPassword, password })).status).toBe(200);
    expect((await client.get('/api/profile')).status).toBe(200);
    expect((await elsewhere.get('/api/profile')).status).toBe(401);
    expect((await waitingEmails(stage.services, client.user.email)).at(-1)).toMatchObject({
      kind: 'password-changed',
    });
    const login = { email: client.user.email, password };
    expect((await createClient(stage.app).post('/api/login', login)).status).toBe(200);
  });

  test.each([
    ['short 1', 'Password must be at least 8 characters long'],
    ['!!!!!!!!', 'Password must contain at least one number'],
    ['12345678', 'Password must contain at least one letter'],
  ])('the new one %j', async (password, message) => {
    const response = await change({ currentPassword: testPassword, password });
    expect(await expectStatus(response, 400)).toEqual({ success: false, message });
  });

  test('ten guesses from a session that was left open', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) {
      statuses.push((await change({ currentPassword: `guess ${guess}`, password })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await change({ currentPassword: testPassword, password })).status).toBe(429);
  });

  test('the profile changes it with an email, too', async () => {
    expect((await client.put('/api/profile', { password })).status).toBe(200);
    const emails = await waitingEmails(stage.services, client.user.email);
    expect(emails.map(({ kind }) => kind)).toEqual(['verify-email', 'password-changed']);
  });
});

test.each([
  [firefox, 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['curl/8.5.0', 'curl'],
  ['<script>alert(1)</script>', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
