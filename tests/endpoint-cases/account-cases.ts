import type { Hono } from 'hono';
import { generateSync } from 'otplib';
import type { Passkey } from '#contract/passkeys/passkeys.schemas.ts';
import type { AccountSession } from '#contract/sessions/sessions.schemas.ts';
import { type Client, createClient, expectStatus, newEmail, signUp, testPassword } from '../factories.ts';
import {
  type Authenticator,
  type CreationOptions,
  createAuthenticator,
  type RequestOptions,
} from '../fakes/authenticator/create-authenticator.ts';
import type { RecordingMailer } from '../fakes/mail-server/recording-mailer.ts';
import type { EndpointCase, Input, Owner } from './endpoint-case.ts';

/** Where the server of the test takes itself to be. */
const origin = 'http://localhost:3000';

type Person = Client & { user: { id: string; email: string } };

let addresses = 0;

/** Someone new, from an address of their own, since registering is limited by address. */
export function somebody(app: Hono): Promise<Person> {
  addresses++;
  return signUp(app, {}, { incoming: { socket: { remoteAddress: `10.1.0.${addresses}` } } });
}

/** The token of the newest link to a page of ours that was mailed to an address, once it has been sent. */
async function emailedToken(mailer: RecordingMailer, address: string, page: string): Promise<string> {
  const deadlineMs = Date.now() + 15_000;
  for (;;) {
    const email = mailer.sent.findLast(({ to, text }) => to.address === address && text.includes(`${page}?`));
    const token = email?.text.split(`${page}?token=`)[1]?.split(/\s/)[0];
    if (token !== undefined) return token;
    if (Date.now() > deadlineMs) throw new Error(`No email with a link to ${page} came.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function invite(inviter: Client, email: string): Promise<string> {
  const response = await inviter.post('/api/v1/invitations', { email, role: 'inbox-only' });
  return (await expectStatus<{ id: string }>(response, 201)).id;
}

interface Team {
  app: Hono;
  mailer: RecordingMailer;
  client: Client;
}

/** Someone new who becomes a member. */
export async function addMember({ app, mailer, client }: Team): Promise<Person> {
  const person = await somebody(app);
  await invite(client, person.user.email);
  const token = await emailedToken(mailer, person.user.email, '/invitations');
  await expectStatus(await person.post('/api/invitations/accept', { token }), 200);
  return person;
}

export const addInvitation = (client: Client): Promise<string> => invite(client, newEmail());

export async function workspaceIdOf(client: Client): Promise<string> {
  return (await expectStatus<{ id: string }>(await client.get('/api/v1/workspace'), 200)).id;
}

/** An invitation of someone else's, and who may accept it. */
async function invited({ app, mailer }: Owner): Promise<{ person: Person; token: string }> {
  const [inviter, person] = await Promise.all([somebody(app), somebody(app)]);
  await invite(inviter, person.user.email);
  return { person, token: await emailedToken(mailer, person.user.email, '/invitations') };
}

async function passkeyBody(client: Client, authenticator: Authenticator): Promise<object> {
  const options = await client.post('/api/account/passkeys/start');
  const credential = authenticator.create(await expectStatus<CreationOptions>(options, 200), origin);
  return { name: 'Key', credential };
}

export async function addPasskey(client: Client, authenticator = createAuthenticator()): Promise<Passkey> {
  const body = await passkeyBody(client, authenticator);
  return expectStatus(await client.post('/api/account/passkeys', body), 201);
}

/** Signs the owner in elsewhere. */
export async function addSession(app: Hono, { user }: Person): Promise<string> {
  const elsewhere = createClient(app);
  await elsewhere.post('/api/login', { email: user.email, password: testPassword });
  const list = await elsewhere.get('/api/account/sessions');
  const { data } = await expectStatus<{ data: AccountSession[] }>(list, 200);
  return data.find(({ isCurrent }) => isCurrent)?.id ?? '';
}

async function startSecondFactor(client: Client): Promise<{ code: string }> {
  const start = await client.post('/api/account/two-factor/start', { password: testPassword });
  const { secret } = await expectStatus<{ secret: string }>(start, 200);
  return { code: generateSync({ secret }) };
}

/** Someone with two-factor on, and a recovery code of theirs. */
async function withSecondFactor(app: Hono): Promise<{ person: Person; code: string }> {
  const person = await somebody(app);
  const confirm = await person.post('/api/account/two-factor/confirm', await startSecondFactor(person));
  const { recoveryCodes } = await expectStatus<{ recoveryCodes: string[] }>(confirm, 200);
  return { person, code: recoveryCodes[0] ?? '' };
}

async function passkeyLogin({ app }: Owner): Promise<Input> {
  const authenticator = createAuthenticator();
  await addPasskey(await somebody(app), authenticator);
  const client = createClient(app);
  const options = await client.post('/api/login/passkey/start');
  const credential = authenticator.get(await expectStatus<RequestOptions>(options, 200), origin);
  return { client, body: { credential } };
}

/** The endpoints of accounts, their safety and teams. */
export const accountCases: Record<string, EndpointCase> = {
  'accounts.request-password-reset': { valid: () => ({ body: { email: newEmail() } }) },
  'accounts.reset-password': {
    valid: async ({ app, mailer }) => {
      const { user } = await somebody(app);
      await createClient(app).post('/api/password-reset-requests', { email: user.email });
      const token = await emailedToken(mailer, user.email, '/forgot-password');
      return { body: { token, password: 'another word 2' } };
    },
  },
  'accounts.send-verification': {},
  'accounts.verify-email': {
    valid: async ({ mailer, client }) => ({
      body: { token: await emailedToken(mailer, client.user.email, '/verify-email') },
    }),
  },
  'accounts.sign-in-methods': {},
  'accounts.start-google': {},
  'accounts.finish-google': {},
  'accounts.verify-second-factor': {
    valid: async ({ app }) => {
      const { person, code } = await withSecondFactor(app);
      const client = createClient(app);
      await client.post('/api/login', { email: person.user.email, password: testPassword });
      return { client, body: { code } };
    },
  },
  'accounts.settings': {},
  'accounts.update-settings': {
    valid: () => ({ body: { language: 'de', timeZone: 'Europe/Berlin', notifications: { leads: false } } }),
  },
  'accounts.change-password': {
    valid: () => ({ body: { currentPassword: testPassword, password: testPassword } }),
  },
  'accounts.start-second-factor': { valid: () => ({ body: { password: testPassword } }) },
  'accounts.confirm-second-factor': {
    valid: async ({ app }) => {
      const client = await somebody(app);
      return { client, body: await startSecondFactor(client) };
    },
  },
  'accounts.disable-second-factor': {
    valid: async ({ app }) => {
      const { person, code } = await withSecondFactor(app);
      return { client: person, body: { password: testPassword, code } };
    },
  },
  'accounts.confirmation': {},
  'accounts.confirm': {
    valid: async ({ app }) => ({ client: await somebody(app), body: { password: testPassword } }),
  },
  'accounts.send-confirmation-code': {
    valid: async ({ app, removePassword }) => {
      const client = await somebody(app);
      await removePassword(client.user.id);
      return { client };
    },
  },
  'accounts.list-passkeys': {},
  'accounts.start-passkey': {},
  'accounts.add-passkey': {
    valid: async ({ client }) => ({ body: await passkeyBody(client, createAuthenticator()) }),
  },
  'accounts.delete-passkey': {
    valid: async ({ client }) => ({ params: { passkeyId: (await addPasskey(client)).id } }),
  },
  'accounts.start-passkey-login': {},
  'accounts.finish-passkey-login': { valid: passkeyLogin },
  'accounts.list-sessions': {},
  'accounts.end-session': {
    valid: async ({ app, client }) => ({ params: { sessionId: await addSession(app, client) } }),
  },
  'accounts.export': {},
  'accounts.delete': {
    valid: async ({ app }) => {
      const client = await somebody(app);
      return { client, body: { email: client.user.email, password: testPassword } };
    },
  },

  'workspaces.get': {},
  'workspaces.update': { valid: ({ word }) => ({ body: { name: `${word} firm` } }) },
  'workspaces.switch': {
    valid: async ({ client }) => ({ body: { workspaceId: await workspaceIdOf(client) } }),
    pointing: (_own, { workspaceId }) => [{ body: { workspaceId } }],
  },
  'workspaces.list-members': {},
  'workspaces.update-member': { onlyBrowsers: true, valid: () => ({ body: { role: 'inbox-only' } }) },
  'workspaces.remove-member': {
    onlyBrowsers: true,
    valid: async (owner) => ({ params: { userId: (await addMember(owner)).user.id } }),
  },
  'workspaces.list-invitations': {},
  'workspaces.invite': {
    onlyBrowsers: true,
    valid: () => ({ body: { email: newEmail(), role: 'inbox-only' } }),
  },
  'workspaces.revoke-invitation': {
    valid: async ({ client }) => ({ params: { invitationId: await addInvitation(client) } }),
  },
  'workspaces.show-invitation': {
    valid: async (owner) => ({ body: { token: (await invited(owner)).token } }),
  },
  'workspaces.accept-invitation': {
    valid: async (owner) => {
      const { person, token } = await invited(owner);
      return { client: person, body: { token } };
    },
  },
};
