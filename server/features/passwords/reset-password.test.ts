import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultInboxSettings } from '#contract/inbox-settings/inbox-settings.ts';
import { type ExternalAccessKind, externalAccessNames } from '#contract/passwords/external-access.ts';
import { action } from '#server/features/actions/actions.table.ts';
import { toolServer } from '#server/features/actions/tool-servers/tool-servers.table.ts';
import { apiKey } from '#server/features/api-keys/api-keys.table.ts';
import { calComConnection } from '#server/features/cal-com/cal-com.table.ts';
import { account } from '#server/features/credentials/credentials.table.ts';
import { linkGoogle } from '#server/features/credentials/link-google.ts';
import { identitySecret } from '#server/features/identity/identity.table.ts';
import { inboxSettings } from '#server/features/inbox-settings/inbox-settings.table.ts';
import { modelKey } from '#server/features/model-keys/model-keys.table.ts';
import { notionConnection } from '#server/features/notion/notion.table.ts';
import { partner, whiteLabel } from '#server/features/partners/partners.table.ts';
import { passkey } from '#server/features/passkeys/passkeys.table.ts';
import { authenticator } from '#server/features/second-factor/second-factor.table.ts';
import { slackConnection } from '#server/features/slack/slack.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { webhook } from '#server/features/webhooks/webhooks.table.ts';
import { workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import {
  addApiKey,
  type Client,
  createAgent,
  createClient,
  expectStatus,
  newEmail,
  signUp,
  testPassword,
} from '#tests/factories.ts';
import { sampleLabel } from '#tests/sample-label.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';
import { resetToken } from './passwords.table.ts';

const newPassword = 'another word 2';
const gone = { success: false, message: 'This link is no longer valid. Please ask for a new one.' };
const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } });

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices({ BASE_URL: 'https://chat.example.com' });
});
afterAll(() => stage.close());

let visitors = 0;
/** Someone else each time, so that the limits of one test do not reach the next. */
function stranger(): Client {
  visitors++;
  return createClient(stage.app, from(`198.51.100.${visitors}`));
}

const ask = (email: string, client = stranger()) => client.post('/api/password-reset-requests', { email });
const reset = (token: string, password = newPassword) =>
  stranger().post('/api/password-resets', { token, password });
const logIn = (email: string, password: string) => stranger().post('/api/login', { email, password });

/** Tokens that were emailed to an address, oldest first. */
async function tokensOf(email: string): Promise<string[]> {
  const emails = await waitingEmails(stage.services, email);
  return emails.flatMap((sent) =>
    sent.kind === 'reset-password' ? [new URL(sent.url).searchParams.get('token') ?? ''] : [],
  );
}

async function tokenFor(email: string): Promise<string> {
  await expectStatus(await ask(email), 200);
  return (await tokensOf(email)).at(-1) ?? '';
}

describe('asking for a link', () => {
  test('emails it, in any spelling of the address; only its hash is stored', async () => {
    const client = await signUp(stage.app, { firstname: 'Ana' });
    const { email } = client.user;
    await expectStatus(await ask(` ${email.toUpperCase()} `), 200);
    const emails = await waitingEmails(stage.services, email);
    expect(emails.at(-1)).toEqual({
      kind: 'reset-password',
      firstname: 'Ana',
      minutes: 60,
      url: expect.stringMatching(/^https:\/\/chat\.example\.com\/forgot-password\?token=[\w-]{43}$/),
    });
    const rows = await stage.services.db
      .select()
      .from(resetToken)
      .where(eq(resetToken.userId, client.user.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain((await tokensOf(email))[0]);
  });

  test('an unknown address gets the same answer, and no email', async () => {
    const { user } = await signUp(stage.app);
    const unknown = newEmail();
    const answers = [await ask(user.email), await ask(unknown)];
    const [known, other] = await Promise.all(answers.map((answer) => answer.text()));
    expect(other).toBe(known);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await waitingEmails(stage.services, unknown)).toEqual([]);
  });

  test.each(['', ' ', 'nobody', 'a b@example.com'])('%j is no address', async (email) => {
    expect(await expectStatus(await ask(email), 400)).toEqual({
      success: false,
      message: 'Please enter a valid email address',
    });
  });

  test('strangers who ask for others keep nobody out; three emails to one mailbox', async () => {
    const { user } = await signUp(stage.app);
    for (const email of [user.email, newEmail()]) {
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask(email)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    }
    const tokens = await tokensOf(user.email);
    expect(tokens).toHaveLength(3);
    expect((await reset(tokens[0] ?? '')).status).toBe(200);
  });

  test('thirty from one address', async () => {
    const client = stranger();
    await client.get('/api/csrf-token');
    const many = await Promise.all(Array.from({ length: 31 }, () => ask(newEmail(), client)));
    expect(many.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('using the link', () => {
  test('sets the password, ends every session and tells by email', async () => {
    const client = await signUp(stage.app);
    const { email } = client.user;
    await expectStatus(await reset(await tokenFor(email)), 200);
    expect((await client.get('/api/profile')).status).toBe(401);
    expect((await logIn(email, testPassword)).status).toBe(401);
    expect((await logIn(email, newPassword)).status).toBe(200);
    expect((await waitingEmails(stage.services, email)).at(-1)).toMatchObject({
      kind: 'password-changed',
      url: 'https://chat.example.com/forgot-password',
    });
  });

  test('works once, also for two who use it at the same time', async () => {
    const { user } = await signUp(stage.app);
    const token = await tokenFor(user.email);
    const answers = await Promise.all([reset(token, 'first word 1'), reset(token, 'second word 2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const statuses = await Promise.all(
      ['first word 1', 'second word 2'].map(async (password) => (await logIn(user.email, password)).status),
    );
    expect(statuses.sort()).toEqual([200, 401]);
    expect(await expectStatus(await reset(token), 400)).toEqual(gone);
  });

  test.each([0, 1])('of two links either works, and then neither: %s', async (used) => {
    const { user } = await signUp(stage.app);
    await Promise.all([ask(user.email), ask(user.email)]);
    const tokens = await tokensOf(user.email);
    expect(new Set(tokens).size).toBe(2);
    expect((await reset(tokens[used] ?? '')).status).toBe(200);
    for (const token of tokens) expect(await expectStatus(await reset(token), 400)).toEqual(gone);
  });

  test('a changed password makes it void', async () => {
    const client = await signUp(stage.app);
    const token = await tokenFor(client.user.email);
    await expectStatus(await client.put('/api/profile', { password: 'third word 3' }), 200);
    expect(await expectStatus(await reset(token), 400)).toEqual(gone);
  });

  test('within the hour', async () => {
    const own = await createTestServices();
    const client = await signUp(own.app);
    const { email } = client.user;
    await client.post('/api/password-reset-requests', { email });
    const sent = (await waitingEmails(own.services, email)).at(-1);
    const token = sent?.kind === 'reset-password' ? new URL(sent.url).searchParams.get('token') : '';
    own.clock.advanceSeconds(3600);
    const late = await client.post('/api/password-resets', { token, password: newPassword });
    expect(await expectStatus(late, 400)).toEqual(gone);
    await own.close();
  });

  test.each([[{}], [{ token: '' }], [{ token: null }], [{ token: ' ' }], [{ token: 'x'.repeat(43) }]])(
    'no token, %j: nobody',
    async (given) => {
      const { user } = await signUp(stage.app);
      await tokenFor(user.email);
      const response = await stranger().post('/api/password-resets', { ...given, password: newPassword });
      expect(await expectStatus(response, 400)).toMatchObject({ success: false });
      expect((await logIn(user.email, testPassword)).status).toBe(200);
    },
  );

  test.each([
    ['short 1', 'Password must be at least 8 characters long'],
    ['!!!!!!!!', 'Password must contain at least one number'],
    ['12345678', 'Password must contain at least one letter'],
    ['x1'.repeat(65), 'password: Use at most 128 characters.'],
  ])('the new password %j is refused, and the link stays good', async (password, message) => {
    const { user } = await signUp(stage.app);
    const token = await tokenFor(user.email);
    expect(await expectStatus(await reset(token, password), 400)).toEqual({ success: false, message });
    expect((await reset(token)).status).toBe(200);
  });

  test('gives a password to a user who had none', async () => {
    const { user } = await signUp(stage.app);
    await stage.services.db.delete(account).where(eq(account.userId, user.id));
    await expectStatus(await reset(await tokenFor(user.email)), 200);
    expect((await logIn(user.email, newPassword)).status).toBe(200);
  });
});

describe('the owner of an address that was never verified', () => {
  /** One of each kind, besides an API key. */
  async function addExternalAccess(client: Awaited<ReturnType<typeof signUp>>): Promise<void> {
    const { db, clock } = stage.services;
    const { id: userId } = client.user;
    const workspaceId = await workspaceIdOf(client);
    const { id: agentId } = await createAgent(client);
    await expectStatus(await client.post(`/api/v1/agents/${agentId}/identity-secrets`), 201);
    const lookup = { name: 'Order status', url: 'https://shop.example.com/orders' };
    await expectStatus(await client.post(`/api/v1/agents/${agentId}/actions`, lookup), 201);
    const hook = { url: 'https://hooks.example.com/', events: ['lead.created'] };
    await expectStatus(await client.post('/api/v1/webhooks', hook), 201);
    const stored = { provider: 'openai', key: 'sk-of-somebody-else' };
    await expectStatus(await client.post('/api/v1/model-keys', stored), 201);
    const inbox = { ...defaultInboxSettings, replyAddress: 'them@example.com' };
    await expectStatus(await client.put('/api/v1/inbox/settings', inbox), 200);
    await db.insert(toolServer).values({
      id: `tsv_${userId}`,
      workspaceId,
      agentId,
      createdBy: userId,
      name: 'Theirs',
      url: 'https://tools.example.com/mcp',
      tools: [],
      listedAt: clock.now(),
      createdAt: clock.now(),
    });
    const connection = { workspaceId, connectedBy: userId };
    await db
      .insert(notionConnection)
      .values({ ...connection, method: 'token', accessToken: '', tokenEnd: '', workspaceName: 'Theirs' });
    await db
      .insert(calComConnection)
      .values({ ...connection, apiKey: '', keyEnd: '', accountName: 'Theirs' });
    await db
      .insert(slackConnection)
      .values({ ...connection, teamId: 'T1', teamName: 'Theirs', botUserId: 'U1', token: '' });
    await db.insert(partner).values({ userId, code: userId });
    const label = { ...sampleLabel, partnerId: userId, host: `chat.${userId}.example` };
    await db.insert(whiteLabel).values({ ...label, verifiedAt: clock.now(), updatedAt: clock.now() });
  }

  async function countExternalAccess(userId: string): Promise<Record<ExternalAccessKind, number>> {
    const { db } = stage.services;
    return {
      'api-keys': await db.$count(apiKey, and(eq(apiKey.createdBy, userId), isNull(apiKey.revokedAt))),
      actions: await db.$count(action, eq(action.createdBy, userId)),
      'tool-servers': await db.$count(toolServer, eq(toolServer.createdBy, userId)),
      webhooks: await db.$count(webhook, eq(webhook.createdBy, userId)),
      'identity-secrets': await db.$count(identitySecret, eq(identitySecret.createdBy, userId)),
      'model-keys': await db.$count(modelKey, eq(modelKey.storedBy, userId)),
      notion: await db.$count(notionConnection, eq(notionConnection.connectedBy, userId)),
      'cal-com': await db.$count(calComConnection, eq(calComConnection.connectedBy, userId)),
      slack: await db.$count(slackConnection, eq(slackConnection.connectedBy, userId)),
      'reply-addresses': await db.$count(inboxSettings, eq(inboxSettings.replyAddressBy, userId)),
      'white-labels': await db.$count(
        whiteLabel,
        and(eq(whiteLabel.partnerId, userId), isNotNull(whiteLabel.verifiedAt)),
      ),
    };
  }

  const ofEach = (count: number) =>
    Object.fromEntries(Object.keys(externalAccessNames).map((kind) => [kind, count]));

  /** What someone may set up who registers with a stranger's address. */
  async function occupied(isVerified: boolean, removesOtherAccess = false) {
    const client = await signUp(stage.app);
    const userId = client.user.id;
    const { key } = await addApiKey(client);
    await addExternalAccess(client);
    const { db } = stage.services;
    await db.update(user).set({ emailVerified: isVerified }).where(eq(user.id, userId));
    await linkGoogle(stage.services, { userId, subject: `google of ${userId}` });
    await db.insert(authenticator).values({ userId, secret: 'sealed', confirmedAt: new Date() });
    await db.insert(passkey).values({
      id: `psk_${userId}`,
      userId,
      name: 'Theirs',
      credentialId: `credential of ${userId}`,
      publicKey: '',
      counter: 0,
      transports: [],
    });
    const body = { token: await tokenFor(client.user.email), password: newPassword, removesOtherAccess };
    await expectStatus(await stranger().post('/api/password-resets', body), 200);
    const withKey = { headers: { authorization: `Bearer ${key}` } };
    const ways = await db.select().from(account).where(eq(account.userId, userId));
    return {
      providers: ways.map(({ providerId }) => providerId).sort(),
      passkeys: (await db.select().from(passkey).where(eq(passkey.userId, userId))).length,
      secondFactors: (await db.select().from(authenticator).where(eq(authenticator.userId, userId))).length,
      keyStatus: (await stranger().get('/api/v1/agents', withKey)).status,
      externalAccess: await countExternalAccess(userId),
      isVerified: (await db.select().from(user).where(eq(user.id, userId)))[0]?.emailVerified,
    };
  }

  test('gets the account alone', async () => {
    expect(await occupied(false)).toEqual({
      providers: ['credential'],
      passkeys: 0,
      secondFactors: 0,
      keyStatus: 401,
      externalAccess: ofEach(0),
      isVerified: true,
    });
  });

  test('where it was verified, they may have the rest removed, except for the second factor', async () => {
    expect(await occupied(true, true)).toEqual({
      providers: ['credential'],
      passkeys: 0,
      secondFactors: 1,
      keyStatus: 401,
      externalAccess: ofEach(0),
      isVerified: true,
    });
  });

  test('where it was verified, everything else stays', async () => {
    expect(await occupied(true)).toEqual({
      providers: ['credential', 'google'],
      passkeys: 1,
      secondFactors: 1,
      keyStatus: 200,
      externalAccess: ofEach(1),
      isVerified: true,
    });
  });
});
