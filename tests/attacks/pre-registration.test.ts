import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeEmail } from '#core/emails/compose-email.ts';
import { ourEmailBrand } from '#core/emails/our-email-brand.ts';
import { renderEmailText } from '#core/emails/render-email-text.ts';
import { account } from '#server/features/credentials/credentials.table.ts';
import { linkGoogle } from '#server/features/credentials/link-google.ts';
import { authenticator } from '#server/features/second-factor/second-factor.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { addPasskey, workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import {
  addApiKey,
  type Client,
  createAgent,
  createClient,
  expectStatus,
  newEmail,
  openChat,
  register,
  signUp,
  testPassword,
} from '#tests/factories.ts';
import { createAuthenticator, type RequestOptions } from '#tests/fakes/authenticator/create-authenticator.ts';
import { type Google, startGoogle } from '#tests/fakes/google/start-google.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';

/** Somebody registers with an address that is not theirs, sets up access, and waits for its owner. */
type Person = Client & { user: { id: string; email: string } };

let google: Google;
let stage: TestServices;
beforeAll(async () => {
  google = await startGoogle();
  stage = await createTestServices({
    GOOGLE_CLIENT_ID: 'parley',
    GOOGLE_CLIENT_SECRET: 'a secret',
    GOOGLE_ISSUER: google.issuer,
  });
});
afterAll(async () => {
  await stage.close();
  await google.close();
});

const isAnswered = async (response: Promise<Response>) => (await response).status === 200;
const setVerified = (userId: string, emailVerified: boolean) =>
  stage.services.db.update(user).set({ emailVerified }).where(eq(user.id, userId));
/** The newest email to an address that has these words, as it waits to be sent. */
async function newestEmail(address: string, words: string): Promise<string> {
  const emails = await waitingEmails(stage.services, address);
  const texts = emails.map((email) => renderEmailText(composeEmail(email, ourEmailBrand), ourEmailBrand));
  return texts.findLast((text) => text.includes(words)) ?? '';
}
const tokenIn = (text: string) => /[?&]token=([^\s&]+)/.exec(text)?.[1] ?? '';

async function memberOf(inviter: Client): Promise<Person> {
  const member = await signUp(stage.app);
  const { email } = member.user;
  await expectStatus(await inviter.post('/api/v1/invitations', { email, role: 'inbox-only' }), 201);
  const token = tokenIn(await newestEmail(email, '/invitations?token='));
  await expectStatus(await member.post('/api/invitations/accept', { token }), 200);
  return member;
}

async function rowsOf(table: string, workspaceId: string, where = ''): Promise<number> {
  const { rows } = await stage.services.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where workspace_id = $1 ${where}`,
    [workspaceId],
  );
  return rows[0]?.count ?? 0;
}

/**
 * What the attacker sets up, most of it as versions allowed that did not ask for a verified address. Each answers whether
 * it still gives access to the account or its workspace.
 */
const preparations: Record<string, (attacker: Person) => Promise<() => Promise<boolean>>> = {
  'the session': async (attacker) => () => isAnswered(attacker.get('/api/profile')),
  'a session elsewhere': async ({ user: { email } }) => {
    const other = createClient(stage.app);
    await expectStatus(
      await other.post('/api/login', { email, password: testPassword, remember: true }),
      200,
    );
    return () => isAnswered(other.get('/api/profile'));
  },
  'the password':
    async ({ user: { email } }) =>
    () =>
      isAnswered(createClient(stage.app).post('/api/login', { email, password: testPassword })),
  'a sign-in that waits for its code': async ({ user: { email, id } }) => {
    const { db } = stage.services;
    await db.insert(authenticator).values({ userId: id, secret: 'sealed', confirmedAt: new Date() });
    const begun = createClient(stage.app);
    await expectStatus(await begun.post('/api/login', { email, password: testPassword }), 200);
    return async () =>
      (await isAnswered(begun.post('/api/login/second-factor', { code: '000000' }))) ||
      (await db.select().from(authenticator).where(eq(authenticator.userId, id))).length > 0;
  },
  'a passkey': async (attacker) => {
    const device = createAuthenticator();
    await addPasskey(attacker, device);
    return async () => {
      const client = createClient(stage.app);
      const options = await expectStatus<RequestOptions>(await client.post('/api/login/passkey/start'), 200);
      const credential = device.get(options, 'http://localhost:3000');
      return isAnswered(client.post('/api/login/passkey', { credential }));
    };
  },
  'a Google account': async ({ user: { id } }) => {
    await linkGoogle(stage.services, { userId: id, subject: `attacker ${id}` });
    return async () =>
      (
        await stage.services.db
          .select()
          .from(account)
          .where(eq(account.accountId, `attacker ${id}`))
      ).length > 0;
  },
  'an API key': async (attacker) => {
    const { key } = await addApiKey(attacker);
    const options = { headers: { authorization: `Bearer ${key}` } };
    return () => isAnswered(createClient(stage.app).get('/api/v1/agents', options));
  },
  'a member, and their API key': async (attacker) => {
    const workspaceId = await workspaceIdOf(attacker);
    const accomplice = await memberOf(attacker);
    await expectStatus(await attacker.patch(`/api/v1/members/${accomplice.user.id}`, { role: 'admin' }), 200);
    const { key } = await addApiKey(accomplice);
    const options = { headers: { authorization: `Bearer ${key}` } };
    return async () =>
      (await workspaceIdOf(accomplice)) === workspaceId ||
      (await isAnswered(createClient(stage.app).get('/api/v1/agents', options)));
  },
  'another owner': async (attacker) => {
    const workspaceId = await workspaceIdOf(attacker);
    const accomplice = await memberOf(attacker);
    await expectStatus(await attacker.patch(`/api/v1/members/${accomplice.user.id}`, { role: 'owner' }), 200);
    return async () => (await workspaceIdOf(accomplice)) === workspaceId;
  },
  'a webhook, which sends what visitors write': async (attacker) => {
    const body = { url: 'https://attacker.example/hook', events: ['lead.created'] };
    await expectStatus(await attacker.post('/api/v1/webhooks', body), 201);
    const workspaceId = await workspaceIdOf(attacker);
    return async () => (await rowsOf('webhook', workspaceId)) > 0;
  },
  'an identity secret, which lets in as any visitor': async (attacker) => {
    const { id } = await createAgent(attacker);
    await expectStatus(await attacker.post(`/api/v1/agents/${id}/identity-secrets`), 201);
    const workspaceId = await workspaceIdOf(attacker);
    return async () => (await rowsOf('identity_secret', workspaceId)) > 0;
  },
  'their Notion, and their address for what visitors answer by email': async (attacker) => {
    const workspaceId = await workspaceIdOf(attacker);
    await stage.services.pool.query(
      `insert into notion_connection (workspace_id, method, access_token, token_end, workspace_name)
       values ($1, 'token', 'sealed', 'oken', 'Theirs')`,
      [workspaceId],
    );
    const settings = {
      handBackMinutes: 60,
      hours: null,
      reminders: 'never',
      replyAddress: 'eve@attacker.example',
    };
    await expectStatus(await attacker.put('/api/v1/inbox/settings', settings), 200);
    return async () =>
      (await rowsOf('notion_connection', workspaceId)) > 0 ||
      (await rowsOf('inbox_settings', workspaceId, 'and reply_address is not null')) > 0;
  },
  'an open invitation': async (attacker) => {
    const accomplice = await signUp(stage.app);
    const { email } = accomplice.user;
    await expectStatus(await attacker.post('/api/v1/invitations', { email, role: 'owner' }), 201);
    const token = tokenIn(await newestEmail(email, '/invitations?token='));
    return () => isAnswered(accomplice.post('/api/invitations/accept', { token }));
  },
  'a client workspace with a member, on its way to another owner': async (attacker) => {
    const made = await attacker.post('/api/partner/clients', { name: 'Client' });
    const { id } = await expectStatus<{ id: string }>(made, 201);
    const accomplice = await signUp(stage.app);
    const { email } = accomplice.user;
    const path = `/api/partner/clients/${id}/hand-over`;
    await expectStatus(await attacker.post(path, { email, partnerBecomes: 'gone' }), 200);
    const token = tokenIn(await newestEmail(email, '/invitations?token='));
    return () => isAnswered(accomplice.post('/api/invitations/accept', { token }));
  },
  'a workspace of the attacker that the account is a member of': async ({ user: { id } }) => {
    const accomplice = await signUp(stage.app);
    const workspaceId = await workspaceIdOf(accomplice);
    await stage.services.pool.query(
      `insert into workspace_member (workspace_id, user_id, role) values ($1, $2, 'admin')`,
      [workspaceId, id],
    );
    return async () => JSON.stringify(await (await accomplice.get('/api/v1/members')).json()).includes(id);
  },
};

/** How the owner of the mailbox gets in; each ends with the account being theirs. */
const takeOvers: Record<string, (email: string) => Promise<Client>> = {
  'a new password': resetPassword,
  'Google, and a new password since the old one is asked for': async (email) => {
    google.person = {
      sub: `owner of ${email}`,
      email,
      email_verified: true,
      aud: 'parley',
      hd: 'example.com',
    };
    const client = createClient(stage.app);
    const begun = (await client.get('/api/google/start')).headers.get('location') ?? '';
    const back = new URL(await google.approve(begun));
    const end = await client.get(back.pathname + back.search);
    expect(end.headers.get('location')).toBe('/login?error=google-password-required');
    expect((await client.get('/api/profile')).status).toBe(401);
    return resetPassword(email, client);
  },
  'the verification link, signed out, and a new password': async (email) => {
    const token = tokenIn(await newestEmail(email, '/verify-email?token='));
    const client = createClient(stage.app);
    expect((await client.post('/api/email-verifications', { token })).status).toBe(401);
    return resetPassword(email, client);
  },
};

async function resetPassword(email: string, client = createClient(stage.app)): Promise<Client> {
  await expectStatus(await client.post('/api/password-reset-requests', { email }), 200);
  const token = tokenIn(await newestEmail(email, '/forgot-password?token='));
  const password = 'the owner 12';
  await expectStatus(await client.post('/api/password-resets', { token, password }), 200);
  await expectStatus(await client.post('/api/login', { email, password }), 200);
  return client;
}

describe.each(Object.entries(takeOvers))('taken over by %s', (_name, takeOver) => {
  test('the attacker is out, whatever they prepared, and the owner gets an email', async () => {
    const attacker = await signUp(stage.app);
    const { email, id } = attacker.user;
    const workspaceId = await workspaceIdOf(attacker);
    const checks: [string, () => Promise<boolean>][] = [];
    for (const [name, prepare] of Object.entries(preparations)) checks.push([name, await prepare(attacker)]);
    await setVerified(id, false);

    const owner = await takeOver(email);
    const open: string[] = [];
    for (const [name, isOpen] of checks) if (await isOpen()) open.push(name);
    expect(open).toEqual([]);
    expect(await workspaceIdOf(owner)).toBe(workspaceId);
    const lists = ['/api/v1/members', '/api/v1/invitations', '/api/v1/api-keys', '/api/account/passkeys'];
    const lengths = await Promise.all(
      lists.map(async (path) => (await expectStatus<{ data: [] }>(await owner.get(path), 200)).data.length),
    );
    expect(lengths).toEqual([1, 0, 0, 0]);
    expect(await expectStatus(await owner.get('/api/account'), 200)).toMatchObject({
      isEmailVerified: true,
      isTwoFactorEnabled: false,
    });
    expect(await newestEmail(email, 'Nobody had verified')).toContain('invitations to them');
  });
});

describe('before the address is verified', () => {
  test.each<[string, (client: Person) => Promise<Response>]>([
    ['invitations', (client) => client.post('/api/v1/invitations', { email: newEmail(), role: 'admin' })],
    ['API keys', (client) => client.post('/api/v1/api-keys', { name: 'Robot' })],
    ['client workspaces', (client) => client.post('/api/partner/clients', { name: 'Client' })],
  ])('there are no %s, and the answer says what to do', async (_name, attempt) => {
    const client = await register(stage.app);
    expect(await expectStatus(await attempt(client), 403)).toMatchObject({
      error: { code: 'email-not-verified', message: expect.stringContaining('Open the link in') },
    });
    await setVerified(client.user.id, true);
    expect((await attempt(client)).status).toBe(201);
  });

  test('the main job can be done', async () => {
    const client = await register(stage.app);
    const made = await client.post('/api/v1/agents', { name: 'Helper' });
    const { id } = await expectStatus<{ id: string }>(made, 201);
    const text = { kind: 'text', title: 'Hours', text: 'We open at 9.' };
    await expectStatus(await client.post(`/api/v1/agents/${id}/sources`, text), 201);
    expect((await openChat(stage.app, id)).token).not.toBe('');
  });
});
