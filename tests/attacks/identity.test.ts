import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import type { VisitorFacts } from '#contract/inbox/inbox.schemas.ts';
import type { Identified, WidgetSession } from '#contract/widget/widget.schemas.ts';
import { visitorTokenHeader } from '#contract/widget/widget.ts';
import { deleteExpiredSessions } from '#server/features/identity/delete-expired-sessions.ts';
import { identifiedSession, identitySecret } from '#server/features/identity/identity.table.ts';
import {
  type Client,
  createAgent,
  createClient,
  expectStatus,
  openChat,
  readParts,
  signUp,
} from '../factories.ts';
import { isInstalled } from '../is-installed.ts';
import { createTestServices, type TestServices } from '../test-services.ts';

let stage: TestServices;
let owner: Client;
let agentId: string;
let otherAgentId: string;
let secret: string;
let secretId: string;
let otherSecret: string;

beforeAll(async () => {
  stage = await createTestServices({ DEFAULT_PLAN: 'enterprise' });
  owner = await signUp(stage.app);
  agentId = (await createAgent(owner)).id;
  otherAgentId = (await createAgent(owner)).id;
  ({ id: secretId, secret } = await createSecret(agentId));
  ({ secret: otherSecret } = await createSecret(otherAgentId));
});
afterAll(() => stage.close());

async function createSecret(ofAgentId: string): Promise<{ id: string; secret: string }> {
  return expectStatus(await owner.post(`/api/v1/agents/${ofAgentId}/identity-secrets`), 201);
}

const nowSeconds = () => Math.floor(stage.clock.now().getTime() / 1000);
const bytesOf = (text: string) => new TextEncoder().encode(text);

let serial = 0;
/** A token as an owner's server signs it; each is another. */
function sign(claims: object, { key = secret, alg = 'HS256' } = {}): Promise<string> {
  serial += 1;
  return new SignJWT({ sub: 'user-7', exp: nowSeconds() + 600, jti: `${serial}`, ...claims })
    .setProtectedHeader({ alg })
    .sign(bytesOf(key));
}

const withToken = (token: string | undefined) => ({
  headers: token === undefined ? {} : { [visitorTokenHeader]: token },
  csrfToken: null,
});

function show(token: string, visitorToken?: string, toAgentId = agentId): Promise<Response> {
  const client = createClient(stage.app);
  return client.post(`/api/widget/${toAgentId}/identity`, { token }, withToken(visitorToken));
}

/** A device on which this person is signed in. */
async function signIn(claims: object, visitorToken?: string) {
  const token = await sign(claims);
  const answer = await expectStatus<Identified>(await show(token, visitorToken), 200);
  return { token, ...answer };
}

async function openSession(visitorToken: string): Promise<WidgetSession> {
  const client = createClient(stage.app);
  const path = `/api/widget/${agentId}/session`;
  return expectStatus(await client.get(path, withToken(visitorToken)), 200);
}

async function ask(visitorToken: string, message: string): Promise<string> {
  const client = createClient(stage.app);
  const path = `/api/widget/${agentId}/messages`;
  const parts = await readParts(await client.post(path, { message }, withToken(visitorToken)));
  const end = parts.find((part) => part.type === 'finish');
  return end?.messageMetadata.conversationId ?? '';
}

async function end(token: string): Promise<void> {
  const client = createClient(stage.app);
  const path = `/api/widget/${agentId}/identity/end`;
  await expectStatus(await client.post(path, { token }, withToken(undefined)), 200);
}

/** What each language needs behind the code of the documentation to print a token, and how it is run. */
const runs: Record<string, { program: string; args: string[]; call: (key: string) => string }> = {
  js: {
    program: 'node',
    args: ['-e'],
    call: (key) =>
      `process.stdout.write(signIdentity('${key}', { sub: 'zoë', attributes: { plan: 'pro' } }))`,
  },
  python: {
    program: 'python3',
    args: ['-c'],
    call: (key) => `print(sign_identity("${key}", {"sub": "zoë", "attributes": {"plan": "pro"}}), end="")`,
  },
  php: {
    program: 'php',
    args: ['-r'],
    call: (key) => `echo sign_identity('${key}', ['sub' => 'zoë', 'attributes' => ['plan' => 'pro']]);`,
  },
  ruby: {
    program: 'ruby',
    args: ['-e'],
    call: (key) => `print sign_identity('${key}', { sub: 'zoë', attributes: { plan: 'pro' } })`,
  },
};

// First, while the clock of the tests is that of the machine.
describe('the code of the documentation', () => {
  const page = readFileSync('content/docs/identity.md', 'utf8');
  test.for(Object.entries(runs))(
    'in %s signs what is accepted',
    async ([language, { program, args, call }], { skip }) => {
      const code = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page)?.[1];
      if (code === undefined) throw new Error(`The page has no code in ${language}.`);
      skip(!isInstalled(program), `${program} is not installed`);
      const { stdout } = await promisify(execFile)(program, [...args, `${code}\n${call(secret)}`]);
      await expectStatus(await show(stdout), 200);
    },
  );
});

describe('a token', () => {
  test.each([
    ['signed with another secret', () => sign({}, { key: `${secret}x` }), 'not signed with a secret'],
    [
      'signed with the secret of another agent',
      () => sign({}, { key: otherSecret }),
      'not signed with a secret',
    ],
    ['for another agent', () => sign({ aud: otherAgentId }), 'another agent'],
    [
      'without a signature',
      async () => new UnsecuredJWT({ sub: 'user-7', exp: nowSeconds() + 60 }).encode(),
      'HS256',
    ],
    [
      'without a signature, with the head of a signed one',
      async () => `${(await sign({})).split('.').slice(0, 2).join('.')}.`,
      'not signed with a secret',
    ],
    ['of another algorithm', () => sign({}, { alg: 'HS512' }), 'HS256'],
    [
      'whose claims were changed',
      async () => {
        const [head, , signature] = (await sign({})).split('.');
        const claims = Buffer.from(JSON.stringify({ sub: 'user-1', exp: nowSeconds() + 60 }));
        return `${head}.${claims.toString('base64url')}.${signature}`;
      },
      'not signed with a secret',
    ],
    ['that has expired', () => sign({ exp: nowSeconds() - 61 }), 'expired'],
    ['that never expires', () => sign({ exp: undefined }), '“exp”'],
    ['that is valid for too long', () => sign({ exp: nowSeconds() + 86_400 + 120 }), '24 hours'],
    ['that is not valid yet', () => sign({ nbf: nowSeconds() + 120 }), 'not valid yet'],
    ['that is none', async () => 'ada@example.com', 'not a signed JSON Web Token'],
    ['without a person', () => sign({ sub: undefined }), '“sub”'],
  ])('%s is refused', async (_what, make, sentence) => {
    const answer = await expectStatus<{ error: object }>(await show(await make()), 401);
    expect(answer.error).toEqual({ code: 'invalid-identity', message: expect.stringContaining(sentence) });
  });

  test.each([
    ['of a server whose clock is a minute behind', () => sign({ exp: nowSeconds() - 50 })],
    [
      'of a server whose clock is a minute ahead',
      () => sign({ nbf: nowSeconds() + 50, exp: nowSeconds() + 86_450 }),
    ],
    ['for this agent', () => sign({ aud: agentId })],
  ])('%s is accepted', async (_what, make) => {
    await expectStatus(await show(await make()), 200);
  });

  test('is refused by an agent that has no secret', async () => {
    const { id } = await createAgent(owner);
    const answer = await expectStatus<{ error: { message: string } }>(
      await show(await sign({}), undefined, id),
      401,
    );
    expect(answer.error.message).toContain('no identity secret');
  });
});

describe('a person', () => {
  test('has one conversation on two devices, and nobody else sees it', async () => {
    const phone = await signIn({
      sub: 'ada',
      email: 'ada@example.com',
      name: 'Ada',
      attributes: { plan: 'pro' },
    });
    expect(phone.visitor).toEqual({ email: 'ada@example.com', name: 'Ada' });
    const conversationId = await ask(phone.visitorToken, 'Where is my order?');
    const laptop = await signIn({
      sub: 'ada',
      email: 'ada@example.com',
      name: 'Ada',
      attributes: { plan: 'pro' },
    });
    expect((await openSession(laptop.visitorToken)).conversation?.id).toBe(conversationId);
    const other = await signIn({ sub: 'ben', email: 'ada@example.com', name: 'Ada' });
    expect((await openSession(other.visitorToken)).conversation).toBeNull();

    const path = `/api/v1/conversations/${conversationId}/visitor`;
    const facts = await expectStatus<VisitorFacts>(await owner.get(path), 200);
    expect(facts.identity).toMatchObject({
      userId: 'ada',
      email: 'ada@example.com',
      name: 'Ada',
      attributes: { plan: 'pro' },
    });
  });

  test('keeps what they had open before they signed in, and not what is somebody else’s', async () => {
    const unknown = await openChat(stage.app, agentId);
    const { conversationId } = await unknown.ask('Do you deliver?');
    const cleo = await signIn({ sub: 'cleo' }, unknown.token);
    expect((await openSession(cleo.visitorToken)).conversation?.id).toBe(conversationId);
    expect((await openSession(unknown.token)).conversation).toBeNull();
    // The next person on this device, whose page has not said that the one before signed out.
    const dan = await signIn({ sub: 'dan' }, cleo.visitorToken);
    expect((await openSession(dan.visitorToken)).conversation).toBeNull();
    expect((await openSession(cleo.visitorToken)).conversation?.id).toBe(conversationId);
  });

  test('is not identified by their email address alone', async () => {
    const eve = await signIn({ sub: 'eve', email: 'eve@example.com' });
    await ask(eve.visitorToken, 'What did I order?');
    const stranger = await openChat(stage.app, agentId);
    const { conversationId } = await stranger.ask('I am Eve.');
    await expectStatus(
      await createClient(stage.app).post(
        `/api/widget/${agentId}/leads`,
        { name: 'Eve', email: 'eve@example.com', conversationId },
        stranger.options,
      ),
      201,
    );
    const facts = await expectStatus<VisitorFacts>(
      await owner.get(`/api/v1/conversations/${conversationId}/visitor`),
      200,
    );
    expect([facts.identity, facts.conversations]).toEqual([null, []]);
    expect((await openSession(stranger.token)).conversation?.id).toBe(conversationId);
  });
});

describe('after a person has signed out', () => {
  test('neither their token nor what it opened can be used, and other devices go on', async () => {
    const here = await signIn({ sub: 'finn' });
    const there = await signIn({ sub: 'finn' });
    const conversationId = await ask(here.visitorToken, 'Hello?');
    await end(here.token);
    expect((await openSession(here.visitorToken)).conversation).toBeNull();
    const client = createClient(stage.app);
    const message = { message: 'It is me.', conversationId };
    await expectStatus(
      await client.post(`/api/widget/${agentId}/messages`, message, withToken(here.visitorToken)),
      401,
    );
    // The same signature in other letters: base64 ignores some bits, spaces and padding.
    for (const spelling of [here.token, ...otherSpellings(here.token)]) {
      const replayed = await expectStatus<{ error: { message: string } }>(await show(spelling), 401);
      expect(replayed.error.message).toContain('signed out');
    }
    expect((await openSession(there.visitorToken)).conversation?.id).toBe(conversationId);
  });

  test('a token that was never shown is refused too, and one that is none changes nothing', async () => {
    const token = await sign({ sub: 'gus' });
    await end(token);
    await expectStatus(await show(token), 401);
    await end('no token');
  });
});

describe('a secret', () => {
  test('is shown once, encrypted, and there are two at most', async () => {
    const { id } = await createAgent(owner);
    const first = await createSecret(id);
    expect(first.secret).toMatch(/^pis_[\w-]{43}$/);
    await createSecret(id);
    await expectStatus(await owner.post(`/api/v1/agents/${id}/identity-secrets`), 422);
    const listed = await (await owner.get(`/api/v1/agents/${id}/identity-secrets`)).text();
    expect(listed).toContain(first.secret.slice(-4));
    expect(listed).not.toContain(first.secret);
    const rows = await stage.services.db.select().from(identitySecret);
    expect(JSON.stringify(rows)).not.toContain(first.secret.slice(4));
  });

  test('can be changed without a gap; when it goes, so does what it opened', async () => {
    const { secret: next } = await createSecret(agentId);
    const old = await signIn({ sub: 'ida' });
    const fresh = await expectStatus<Identified>(await show(await sign({ sub: 'ida' }, { key: next })), 200);
    const conversationId = await ask(fresh.visitorToken, 'Am I still here?');
    await expectStatus(await owner.delete(`/api/v1/agents/${agentId}/identity-secrets/${secretId}`), 200);
    expect((await openSession(old.visitorToken)).conversation).toBeNull();
    await expectStatus(await show(await sign({ sub: 'ida' })), 401);
    expect((await openSession(fresh.visitorToken)).conversation?.id).toBe(conversationId);
    const kept = await owner.get(`/api/v1/conversations/${conversationId}`);
    await expectStatus<Conversation>(kept, 200);
    secret = next;
  });
});

// Last, as it moves the clock by more than a day.
test('a token that was ended stays refused until it has expired, when it is forgotten', async () => {
  const token = await sign({ sub: 'hal', exp: nowSeconds() + 86_400 });
  await end(token);
  stage.clock.advanceSeconds(86_300);
  await deleteExpiredSessions(stage.services);
  await expectStatus(await show(token), 401);
  stage.clock.advanceSeconds(4_000);
  await deleteExpiredSessions(stage.services);
  expect(await stage.services.db.select().from(identifiedSession)).toEqual([]);
  await expectStatus(await show(token), 401);
});

function otherSpellings(token: string): string[] {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const signature = token.slice(token.lastIndexOf('.') + 1);
  const content = token.slice(0, -signature.length);
  const bits = alphabet.indexOf(signature.slice(-1));
  return [
    `${content}${signature.slice(0, -1)}${alphabet[bits ^ 1]}`,
    `${content}${signature}=`,
    `${content}${signature.slice(0, 9)} ${signature.slice(9)}`,
  ];
}
