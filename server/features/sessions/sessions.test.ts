import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountSession } from '#contract/sessions/sessions.schemas.ts';
import { type Client, createClient, expectStatus, signUp, testPassword } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { describeDevice } from './describe-device.ts';
import { session } from './sessions.table.ts';

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

describe('what earlier versions stored', () => {
  test.each([
    [
      {},
      'cGS4wE5UF9Jhp0ILm8DvStA5QOPiHcwV',
      'parley.session_token=cGS4wE5UF9Jhp0ILm8DvStA5QOPiHcwV.oMjyTuegbywnSE7Vg5wibnfB%2Ft%2BNXwYHXslOjo6pV7o%3D',
    ],
    [
      { BASE_URL: 'https://chat.example' },
      's1XbS7BZL0lLSO8vsogRsnwpG69h3rep',
      '__Secure-parley.session_token=s1XbS7BZL0lLSO8vsogRsnwpG69h3rep.EcVh0xRsfLyWiIJ16f3ZHQ1J15Hn7%2BvhwtbpBWxLhCc%3D',
    ],
  ])('a session and its cookie stay good: %j', async (settings, token, cookie) => {
    const own = await createTestServices(settings);
    const { user } = await signUp(own.app);
    const now = own.services.clock.now();
    await own.services.db.insert(session).values({
      id: 'ses_1m8gt7dxm000tn3fc4sd4js1n',
      token,
      userId: user.id,
      expiresAt: new Date(now.getTime() + 86_400_000),
      createdAt: now,
      updatedAt: now,
    });
    expect((await own.app.request('/api/profile', { headers: { cookie } })).status).toBe(200);
    const forged = cookie.replace('=', '=x');
    expect((await own.app.request('/api/profile', { headers: { cookie: forged } })).status).toBe(401);
    await own.close();
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
