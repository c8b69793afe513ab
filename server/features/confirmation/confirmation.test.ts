import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { getConfirmation } from '#contract/confirmation/confirmation.endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Email } from '#core/emails/email.ts';
import { account } from '#server/features/credentials/credentials.table.ts';
import { linkGoogle } from '#server/features/credentials/link-google.ts';
import { addPasskey, workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import {
  addApiKey,
  type Client,
  createClient,
  expectStatus,
  newEmail,
  signUp,
  testPassword,
} from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';

type Person = Client & { user: { id: string; email: string } };

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());

const sql = (text: string, values: unknown[]) => stage.services.pool.query(text, values);

/** As a thief has them: signed in for a while, with only the session. */
async function aged(person: Person): Promise<Person> {
  await sql('update session set confirmed_at = null where user_id = $1', [person.user.id]);
  return person;
}
async function withoutPassword(): Promise<Person> {
  const person = await aged(await signUp(stage.app));
  await stage.services.db.delete(account).where(eq(account.userId, person.user.id));
  await linkGoogle(stage.services, { userId: person.user.id, subject: `google of ${person.user.id}` });
  return person;
}
/** With an authenticator; answers codes that were not used before. */
async function withAuthenticator(): Promise<{ person: Person; codes: string[] }> {
  const person = await signUp(stage.app);
  const start = await person.post('/api/account/two-factor/start', { password: testPassword });
  const { secret } = await expectStatus<{ secret: string }>(start, 200);
  const confirm = await person.post('/api/account/two-factor/confirm', { code: generateSync({ secret }) });
  const { recoveryCodes } = await expectStatus<{ recoveryCodes: string[] }>(confirm, 200);
  return { person: await aged(person), codes: recoveryCodes };
}

const howTo = async (client: Client) =>
  expectStatus<AnswerOf<typeof getConfirmation>>(await client.get('/api/account/confirmation'), 200);
const confirm = (client: Client, body: object) => client.post('/api/account/confirmation', body);
const requestCode = (client: Client) => client.post('/api/account/confirmation/code');
/** The cheapest call that needs it; 404 once it is let through. */
const attempt = (client: Client) => client.delete('/api/account/passkeys/none_1');
const emailsOf = <Kind extends Email['kind']>({ user: { email } }: Person, kind: Kind) =>
  waitingEmails(stage.services, email).then((emails) =>
    emails.filter((each): each is Extract<Email, { kind: Kind }> => each.kind === kind),
  );
const codeOf = async (person: Person) => (await emailsOf(person, 'confirmation-code')).at(-1)?.code ?? '';

describe('a session alone makes no new way in', () => {
  test('it is refused with what is due, and let through for ten minutes after the password', async () => {
    const person = await aged(await signUp(stage.app));
    expect(await expectStatus(await attempt(person), 403)).toMatchObject({
      error: { code: 'confirmation-needed' },
    });
    expect(await howTo(person)).toEqual({ method: 'password', confirmedUntil: null });
    for (const password of ['', 'not it 12']) {
      expect((await confirm(person, { password })).status).toBe(401);
    }
    expect((await attempt(person)).status).toBe(403);
    await expectStatus(await confirm(person, { password: testPassword }), 200);
    expect((await attempt(person)).status).toBe(404);
    await sql(`update session set confirmed_at = now() - interval '11 minutes' where user_id = $1`, [
      person.user.id,
    ]);
    expect((await attempt(person)).status).toBe(403);
  });

  test('it counts in the session that confirmed, and in no other', async () => {
    const person = await aged(await signUp(stage.app));
    const elsewhere = createClient(stage.app);
    await elsewhere.post('/api/login', { email: person.user.email, password: testPassword });
    expect((await attempt(elsewhere)).status).toBe(404);
    expect((await attempt(person)).status).toBe(403);
  });

  test('with two-factor on, a code is wanted and the password is not enough', async () => {
    const { person, codes } = await withAuthenticator();
    expect(await howTo(person)).toMatchObject({ method: 'authenticator' });
    expect((await confirm(person, { password: testPassword })).status).toBe(401);
    await expectStatus(await confirm(person, { code: codes[0] }), 200);
    expect((await attempt(person)).status).toBe(404);
    expect((await confirm(person, { code: codes[0] })).status).toBe(401);
  });

  test('an account with Google alone gets a code by email: once, the newest, for ten minutes', async () => {
    const person = await withoutPassword();
    expect(await howTo(person)).toMatchObject({ method: 'email' });
    expect((await confirm(person, { password: testPassword })).status).toBe(401);
    await expectStatus(await requestCode(person), 200);
    const first = await codeOf(person);
    expect(first).toMatch(/^\d{6}$/);
    await expectStatus(await requestCode(person), 200);
    const second = await codeOf(person);
    if (first !== second) expect((await confirm(person, { code: first })).status).toBe(401);
    expect((await confirm(await withoutPassword(), { code: second })).status).toBe(401);
    await expectStatus(await confirm(person, { code: second }), 200);
    expect((await confirm(person, { code: second })).status).toBe(401);
    expect((await attempt(person)).status).toBe(404);

    await expectStatus(await requestCode(person), 200);
    const late = await codeOf(person);
    await sql(`update confirmation_code set expires_at = now() - interval '1 second'`, []);
    expect((await confirm(person, { code: late })).status).toBe(401);
    expect((await requestCode(person)).status).toBe(429);
  });

  test('guessing a code ends after five', async () => {
    const person = await withoutPassword();
    await expectStatus(await requestCode(person), 200);
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess++) statuses.push((await confirm(person, { code: 'x' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('no code is emailed where there is a password', async () => {
    expect((await requestCode(await signUp(stage.app))).status).toBe(409);
  });

  test.each<[string, (person: Person) => Promise<Response>]>([
    ['a first password', (person) => person.post('/api/account/password', { password: 'first word 1' })],
    ['a first password by the profile', (person) => person.put('/api/profile', { password: 'first word 1' })],
    ['an authenticator', (person) => person.post('/api/account/two-factor/start', {})],
    ['deleting the account', (person) => person.delete('/api/account', { email: person.user.email })],
  ])('without a password, %s needs a code first', async (_name, change) => {
    const person = await withoutPassword();
    const refusal = await change(person);
    expect([refusal.status, await refusal.text()]).toEqual([
      403,
      expect.stringContaining('confirmation-needed'),
    ]);
    await requestCode(person);
    await expectStatus(await confirm(person, { code: await codeOf(person) }), 200);
    expect((await change(person)).status).toBe(200);
  });

  test('the profile takes a new password soon after signing in, or with the present one', async () => {
    const person = await signUp(stage.app);
    await expectStatus(await person.put('/api/profile', { password: 'second word 2' }), 200);
    await aged(person);
    expect((await person.put('/api/profile', { password: 'third word 3' })).status).toBe(403);
    expect((await person.put('/api/profile', { firstname: 'Ana' })).status).toBe(200);
    const wrong = { password: 'third word 3', currentPassword: testPassword };
    expect((await person.put('/api/profile', wrong)).status).toBe(401);
    const right = { password: 'third word 3', currentPassword: 'second word 2' };
    await expectStatus(await person.put('/api/profile', right), 200);
  });

  test('inviting asks only where the invited becomes an owner', async () => {
    const person = await aged(await signUp(stage.app));
    const invite = (role: string) => person.post('/api/v1/invitations', { email: newEmail(), role });
    expect((await invite('admin')).status).toBe(201);
    expect((await invite('owner')).status).toBe(403);
    await confirm(person, { password: testPassword });
    expect((await invite('owner')).status).toBe(201);
  });
});

test('each such change is emailed', async () => {
  const person = await signUp(stage.app);
  const passkey = await addPasskey(person);
  await person.delete(`/api/account/passkeys/${passkey.id}`);
  await addApiKey(person);
  await (await person.get('/api/account/export')).body?.cancel();
  await person.post('/api/v1/invitations', { email: newEmail(), role: 'owner' });
  const other = await signUp(stage.app);
  const path = `/api/v1/members/${other.user.id}`;
  await sql(`insert into workspace_member (workspace_id, user_id, role) values ($1, $2, 'admin')`, [
    await workspaceIdOf(person),
    other.user.id,
  ]);
  await expectStatus(await person.patch(path, { role: 'owner' }), 200);
  await expectStatus(await person.delete(path), 200);
  const start = await person.post('/api/account/two-factor/start', { password: testPassword });
  const { secret } = await expectStatus<{ secret: string }>(start, 200);
  const on = await person.post('/api/account/two-factor/confirm', { code: generateSync({ secret }) });
  const { recoveryCodes } = await expectStatus<{ recoveryCodes: string[] }>(on, 200);
  const off = { password: testPassword, code: recoveryCodes[0] };
  await expectStatus(await person.post('/api/account/two-factor/disable', off), 200);

  const told = await emailsOf(person, 'security-change');
  expect(told.map(({ change, what }) => [change, what])).toEqual([
    ['passkey-added', 'Key'],
    ['passkey-removed', 'Key'],
    ['api-key-created', 'Test'],
    ['data-exported', person.user.email],
    ['owner-invited', expect.any(String)],
    ['owners-changed', expect.any(String)],
    ['owners-changed', expect.any(String)],
    ['two-factor-on', person.user.email],
    ['two-factor-off', person.user.email],
  ]);
  expect((await emailsOf(other, 'security-change')).map(({ change }) => change)).toEqual([
    'owners-changed',
    'owners-changed',
  ]);
});
