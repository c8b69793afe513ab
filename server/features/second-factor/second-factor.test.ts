import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountSettings } from '#contract/accounts/accounts.schemas.ts';
import { account } from '#server/features/credentials/credentials.table.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { type Client, createClient, expectStatus, signUp, testPassword } from '#tests/factories.ts';
import { createAuthenticator } from '#tests/fakes/authenticator/create-authenticator.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { authenticator, recoveryCode } from './second-factor.table.ts';

const wrongCode = { success: false, message: 'This code is not correct, or was used before.' };
const tooLate = { success: false, message: 'This took too long. Please sign in again from the start.' };

let stage: TestServices;
let client: Client & { user: { id: string; email: string } };
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());
beforeEach(async () => {
  client = await signUp(stage.app);
});

const start = async () =>
  expectStatus<{ secret: string; uri: string }>(
    await client.post('/api/account/two-factor/start', { password: testPassword }),
    200,
  );

/** The code that an authenticator shows so many half-minutes from now. */
function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(stage.clock.now().getTime() / 1000) + steps * 30 });
}

/** Turns two-factor on, and lets the half-minute of that code pass. */
async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await start();
  const confirm = await client.post('/api/account/two-factor/confirm', { code: codeOf(secret) });
  const { recoveryCodes } = await expectStatus<{ recoveryCodes: string[] }>(confirm, 200);
  stage.clock.advanceSeconds(60);
  return { secret, recoveryCodes };
}

async function enterPassword(remember = false): Promise<Client> {
  const browser = createClient(stage.app);
  const body = { email: client.user.email, password: testPassword, remember };
  expect(await expectStatus(await browser.post('/api/login', body), 200)).toEqual({
    success: true,
    secondFactor: 'totp',
    message: 'Enter the code of your authenticator to finish signing in.',
  });
  return browser;
}

const enterCode = (browser: Client, code: string) => browser.post('/api/login/second-factor', { code });
const isSignedIn = async (browser: Client) => (await browser.get('/api/profile')).status === 200;
const settings = async () => expectStatus<AccountSettings>(await client.get('/api/account'), 200);

describe('turning two-factor on', () => {
  test('the secret comes with the address for authenticators, and is stored encrypted', async () => {
    const { secret, uri } = await start();
    expect(uri).toBe(
      `otpauth://totp/Parley:${encodeURIComponent(client.user.email)}?secret=${secret}&issuer=Parley`,
    );
    const [row] = await stage.services.db
      .select()
      .from(authenticator)
      .where(eq(authenticator.userId, client.user.id));
    expect(row?.secret).not.toContain(secret);
    expect(decryptSecret(stage.services.secretKey, client.user.id, row?.secret ?? '')).toBe(secret);
  });

  test('nothing changes before a code confirms it; then ten recovery codes, stored hashed', async () => {
    const { secret } = await start();
    expect((await settings()).isTwoFactorEnabled).toBe(false);
    const wrong = codeOf(secret, 20);
    expect((await client.post('/api/account/two-factor/confirm', { code: wrong })).status).toBe(401);
    const confirm = await client.post('/api/account/two-factor/confirm', { code: codeOf(secret) });
    const { recoveryCodes } = await expectStatus<{ recoveryCodes: string[] }>(confirm, 200);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/);
    expect(await settings()).toMatchObject({ isTwoFactorEnabled: true, recoveryCodesLeft: 10 });
    const rows = await stage.services.db.select().from(recoveryCode);
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('needs the password; starting again replaces the secret, until it is on', async () => {
    const path = '/api/account/two-factor/start';
    for (const body of [{}, { password: '' }, { password: 'wrong word 1' }]) {
      expect(await expectStatus(await client.post(path, body), 401)).toMatchObject({
        error: { message: 'Your current password is not correct.' },
      });
    }
    const first = await start();
    const second = await start();
    expect(second.secret).not.toBe(first.secret);
    const confirmFirst = await client.post('/api/account/two-factor/confirm', { code: codeOf(first.secret) });
    expect(confirmFirst.status).toBe(401);
    await turnOn();
    expect((await client.post(path, { password: testPassword })).status).toBe(409);
  });

  test('confirming without a start, or twice at once', async () => {
    const confirm = (code: string) => client.post('/api/account/two-factor/confirm', { code });
    expect((await confirm('123456')).status).toBe(409);
    const { secret } = await start();
    const answers = await Promise.all([confirm(codeOf(secret)), confirm(codeOf(secret))]);
    // The other finds the code spent, or two-factor on already.
    const [done, refused] = answers.map(({ status }) => status).sort();
    expect(done).toBe(200);
    expect([401, 409]).toContain(refused);
    expect((await settings()).recoveryCodesLeft).toBe(10);
  });

  test('a user without a password needs none', async () => {
    await stage.services.db.delete(account).where(eq(account.userId, client.user.id));
    expect((await client.post('/api/account/two-factor/start', {})).status).toBe(200);
  });
});

describe('signing in with two-factor on', () => {
  test('the password gives no session; the code does, remembered as asked', async () => {
    const { secret } = await turnOn();
    const browser = await enterPassword(true);
    expect(await isSignedIn(browser)).toBe(false);
    const response = await enterCode(browser, ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `);
    expect(response.headers.getSetCookie().join()).toContain('Max-Age=2592000');
    expect(await expectStatus(response, 200)).toMatchObject({
      user: { id: client.user.id },
      message: 'Login successful',
    });
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('the cookie of the step is HttpOnly, Lax, for five minutes', async () => {
    const { secret } = await turnOn();
    const response = await createClient(stage.app).post('/api/login', {
      email: client.user.email,
      password: testPassword,
    });
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith('parley_second_factor='));
    expect(cookie).toMatch(/; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/);
    const browser = await enterPassword();
    stage.clock.advanceSeconds(301);
    expect(await expectStatus(await enterCode(browser, codeOf(secret)), 401)).toEqual(tooLate);
  });

  test('a code is good once, also for two who send it at the same time', async () => {
    const { secret } = await turnOn();
    const browsers = await Promise.all([enterPassword(), enterPassword()]);
    const code = codeOf(secret);
    const answers = await Promise.all(browsers.map((browser) => enterCode(browser, code)));
    // The other finds the code spent, or two-factor on already.
    const [done, refused] = answers.map(({ status }) => status).sort();
    expect(done).toBe(200);
    expect([401, 409]).toContain(refused);
    expect(await expectStatus(await enterCode(await enterPassword(), code), 401)).toEqual(wrongCode);
    // The one before it either: its half-minute is over.
    expect((await enterCode(await enterPassword(), codeOf(secret, -1))).status).toBe(401);
    expect((await enterCode(await enterPassword(), codeOf(secret, 1))).status).toBe(200);
  });

  test.each([-2, 2])('a clock %i half-minutes off is too far off', async (steps) => {
    const { secret } = await turnOn();
    expect((await enterCode(await enterPassword(), codeOf(secret, steps))).status).toBe(401);
  });

  test('a recovery code is good once, however typed, also for two at the same time', async () => {
    const { recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    const browsers = await Promise.all([enterPassword(), enterPassword()]);
    const answers = await Promise.all(browsers.map((browser) => enterCode(browser, first)));
    // The other finds the code spent, or two-factor on already.
    const [done, refused] = answers.map(({ status }) => status).sort();
    expect(done).toBe(200);
    expect([401, 409]).toContain(refused);
    expect((await enterCode(await enterPassword(), first)).status).toBe(401);
    const typed = second.toUpperCase().replaceAll('-', ' ');
    expect((await enterCode(await enterPassword(), typed)).status).toBe(200);
    expect((await settings()).recoveryCodesLeft).toBe(8);
  });

  test("another user's codes do not pass", async () => {
    const { secret, recoveryCodes } = await turnOn();
    client = await signUp(stage.app);
    await turnOn();
    for (const code of [codeOf(secret), recoveryCodes[0] ?? '']) {
      expect((await enterCode(await enterPassword(), code)).status).toBe(401);
    }
  });

  test('five wrong codes, then nothing for ten minutes, with a fresh start either', async () => {
    const { secret } = await turnOn();
    const browser = await enterPassword();
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await enterCode(browser, codeOf(secret, 20 + attempt))).status).toBe(401);
    }
    const refused = await enterCode(await enterPassword(), codeOf(secret));
    expect(await expectStatus(refused, 429)).toMatchObject({ message: expect.stringContaining('Too many') });
    stage.clock.advanceSeconds(600);
    expect((await enterCode(await enterPassword(), codeOf(secret))).status).toBe(200);
  });

  test('without a password before, with a forged or foreign cookie, or after the password changed', async () => {
    const { secret } = await turnOn();
    expect(await expectStatus(await enterCode(createClient(stage.app), codeOf(secret)), 401)).toEqual(
      tooLate,
    );
    const browser = await enterPassword();
    const name = 'parley_second_factor';
    const value = browser.cookies.get(name) ?? '';
    const forged = createClient(stage.app);
    forged.cookies.set(name, `${value.slice(0, -3)}AAA`);
    expect((await enterCode(forged, codeOf(secret))).status).toBe(401);
    stage.clock.advanceSeconds(1);
    expect((await client.put('/api/profile', { password: 'another word 2' })).status).toBe(200);
    expect(await expectStatus(await enterCode(browser, codeOf(secret)), 401)).toEqual(tooLate);
  });

  test('a passkey that verified its user is enough; one that did not is not', async () => {
    await turnOn();
    const origin = 'http://localhost:3000';
    const authenticator = createAuthenticator();
    const options = await client.post('/api/account/passkeys/start');
    const credential = authenticator.create(await expectStatus(options, 200), origin);
    await expectStatus(await client.post('/api/account/passkeys', { name: 'Key', credential }), 201);
    for (const isUserVerifying of [true, false]) {
      authenticator.isUserVerifying = isUserVerifying;
      const browser = createClient(stage.app);
      const request = await browser.post('/api/login/passkey/start');
      const answer = authenticator.get(await expectStatus(request, 200), origin);
      await expectStatus(await browser.post('/api/login/passkey', { credential: answer }), 200);
      expect(await isSignedIn(browser)).toBe(isUserVerifying);
    }
  });
});

describe('turning two-factor off', () => {
  const disable = (body: object) => client.post('/api/account/two-factor/disable', body);

  test('needs password and code', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const code = codeOf(secret);
    expect((await disable({ password: 'wrong word 1', code })).status).toBe(401);
    expect((await disable({ code })).status).toBe(401);
    expect((await disable({ password: testPassword, code: codeOf(secret, 20) })).status).toBe(401);
    expect((await settings()).isTwoFactorEnabled).toBe(true);
    expect((await disable({ password: testPassword, code })).status).toBe(200);
    expect(await settings()).toMatchObject({ isTwoFactorEnabled: false, recoveryCodesLeft: 0 });
    expect((await disable({ password: testPassword, code: recoveryCodes[0] })).status).toBe(409);
    const response = await client.post('/api/login', { email: client.user.email, password: testPassword });
    expect(await expectStatus(response, 200)).toHaveProperty('user');
  });

  test('a recovery code will do', async () => {
    const { recoveryCodes } = await turnOn();
    expect((await disable({ password: testPassword, code: recoveryCodes[3] })).status).toBe(200);
  });
});

describe('an encrypted secret', () => {
  test('opens for its owner under its key, whole, and never looks the same', () => {
    const encrypted = encryptSecret('key one', 'usr_1', 'JBSWY3DP');
    expect(decryptSecret('key one', 'usr_1', encrypted)).toBe('JBSWY3DP');
    expect(encryptSecret('key one', 'usr_1', 'JBSWY3DP')).not.toBe(encrypted);
    expect(encrypted.split('.')[0]).toBe(encryptSecret('key one', 'usr_2', 'x').split('.')[0]);
  });

  test.each([
    ['another key', (encrypted: string) => decryptSecret('key two', 'usr_1', encrypted)],
    ['another owner', (encrypted: string) => decryptSecret('key one', 'usr_2', encrypted)],
    ['changed', (encrypted: string) => decryptSecret('key one', 'usr_1', `${encrypted.slice(0, -2)}AA`)],
    [
      'cut short',
      (encrypted: string) => decryptSecret('key one', 'usr_1', encrypted.split('.').slice(0, 3).join('.')),
    ],
  ])('%s: does not open', (_name, open) => {
    const encrypted = encryptSecret('key one', 'usr_1', 'JBSWY3DPEHPK3PXP');
    expect(() => open(encrypted)).toThrow();
  });
});
