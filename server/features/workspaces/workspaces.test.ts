import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Invitation, Member } from '#contract/workspaces/workspaces.schemas.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
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
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';
import { workspaceInvitation, workspaceMember } from './workspaces.table.ts';

type Person = Client & { user: { id: string; email: string } };
interface WorkspaceAnswer {
  id: string;
  name: string;
  role: Role;
  others: { id: string; name: string; role: Role }[];
}

const gone = {
  error: { code: 'not-found', message: 'This invitation is no longer valid. Ask for a new one.' },
};

let addresses = 0;
/** Someone new, each from an address of their own: registering is limited by address. */
function signUpFrom(app: TestServices['app'], fields: Parameters<typeof signUp>[1] = {}): Promise<Person> {
  addresses++;
  return signUp(app, fields, {
    incoming: { socket: { remoteAddress: `10.0.${addresses >> 8}.${addresses & 255}` } },
  });
}

let stage: TestServices;
let owner: Person;
beforeAll(async () => {
  stage = await createTestServices({ BASE_URL: 'https://chat.example.com' });
});
afterAll(() => stage.close());
beforeEach(async () => {
  owner = await signUpFrom(stage.app, { firstname: 'Ana', company: 'Acme' });
});

const workspaceOf = async (client: Client) =>
  expectStatus<WorkspaceAnswer>(await client.get('/api/v1/workspace'), 200);
const membersOf = async (client: Client) =>
  (await expectStatus<{ data: Member[] }>(await client.get('/api/v1/members'), 200)).data;
const invite = (email: string, role: Role = 'agent-editor', by: Client = owner) =>
  by.post('/api/v1/invitations', { email, role });
const accept = (client: Client, token: string) => client.post('/api/invitations/accept', { token });
const setRole = (by: Client, userId: string, role: Role) => by.patch(`/api/v1/members/${userId}`, { role });
const remove = (by: Client, userId: string) => by.delete(`/api/v1/members/${userId}`);

async function tokensOf(email: string): Promise<string[]> {
  return (await waitingEmails(stage.services, email)).flatMap((sent) =>
    sent.kind === 'invitation' ? [new URL(sent.url).searchParams.get('token') ?? ''] : [],
  );
}

/** Someone with a workspace of their own, who is in the owner's now. */
async function join(role: Role): Promise<Person> {
  const person = await signUpFrom(stage.app);
  await expectStatus(await invite(person.user.email, role), 201);
  await expectStatus(await accept(person, (await tokensOf(person.user.email)).at(-1) ?? ''), 200);
  return person;
}

/** Sentence of a refusal. */
const refusal = async (response: Response, status: number) =>
  (await expectStatus<{ error: { message: string } }>(response, status)).error.message;

describe('the workspace', () => {
  test('shows its name, my role and my other workspaces', async () => {
    const editor = await join('agent-editor');
    const { id } = await workspaceOf(owner);
    expect(await workspaceOf(owner)).toEqual({ id, name: 'Acme', role: 'owner', others: [] });
    expect(await workspaceOf(editor)).toEqual({
      id,
      name: 'Acme',
      role: 'agent-editor',
      others: [{ id: expect.any(String), name: editor.user.email.split('@')[0], role: 'owner' }],
    });
  });

  test('can be renamed by admins', async () => {
    const admin = await join('admin');
    const editor = await join('agent-editor');
    expect((await editor.patch('/api/v1/workspace', { name: 'Mine' })).status).toBe(403);
    expect((await admin.patch('/api/v1/workspace', { name: '  New name ' })).status).toBe(200);
    expect((await workspaceOf(owner)).name).toBe('New name');
    for (const name of ['', '   ', 'x'.repeat(81)]) {
      expect((await owner.patch('/api/v1/workspace', { name })).status).toBe(400);
    }
  });

  test('is visible to its API key', async () => {
    const { key } = await addApiKey(owner);
    const response = await createClient(stage.app).get('/api/v1/workspace', {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(await expectStatus(response, 200)).toMatchObject({ name: 'Acme', role: 'admin', others: [] });
  });

  test('switches for this session only', async () => {
    const editor = await join('agent-editor');
    const agent = await createAgent(owner);
    const own = (await workspaceOf(editor)).others[0]?.id ?? '';
    const acme = (await workspaceOf(editor)).id;
    expect((await editor.get(`/api/v1/agents/${agent.id}`)).status).toBe(200);
    expect((await editor.post('/api/workspace-switch', { workspaceId: own })).status).toBe(200);
    expect((await editor.get(`/api/v1/agents/${agent.id}`)).status).toBe(404);
    const elsewhere = createClient(stage.app);
    await elsewhere.post('/api/login', { email: editor.user.email, password: testPassword });
    expect((await elsewhere.post('/api/workspace-switch', { workspaceId: acme })).status).toBe(200);
    expect([(await workspaceOf(editor)).id, (await workspaceOf(elsewhere)).id]).toEqual([own, acme]);
  });

  test("nobody switches into a stranger's", async () => {
    const stranger = await signUpFrom(stage.app);
    const { id } = await workspaceOf(owner);
    for (const workspaceId of [id, 'wsp_never']) {
      const response = await stranger.post('/api/workspace-switch', { workspaceId });
      expect(await refusal(response, 404)).toBe(
        'Not found. It may have been deleted, or you don’t have access.',
      );
    }
  });
});

describe('inviting', () => {
  test('emails a link for seven days; only its hash is stored, and the answer does not have it', async () => {
    const email = newEmail();
    const response = await invite(` ${email.toUpperCase()} `, 'admin');
    const invitation = await expectStatus<Invitation>(response, 201);
    expect(Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)).toBe(7 * 86_400_000);
    expect(await waitingEmails(stage.services, email)).toEqual([
      {
        kind: 'invitation',
        inviterName: 'Ana',
        workspaceName: 'Acme',
        role: 'admin',
        days: 7,
        url: expect.stringMatching(/^https:\/\/chat\.example\.com\/invitations\?token=[\w-]{43}$/),
      },
    ]);
    const [token = ''] = await tokensOf(email);
    const rows = await stage.services.db.select().from(workspaceInvitation);
    expect(JSON.stringify([rows, invitation])).not.toContain(token);
    const list = await owner.get('/api/v1/invitations');
    expect(await expectStatus(list, 200)).toEqual({ data: [invitation] });
  });

  test('shows the invitation to the holder of the link, signed in or not', async () => {
    const email = newEmail();
    await invite(email);
    const [token = ''] = await tokensOf(email);
    const anybody = createClient(stage.app);
    const shown = await anybody.post('/api/invitations/show', { token });
    expect(await expectStatus(shown, 200)).toEqual({
      workspaceName: 'Acme',
      email,
      role: 'agent-editor',
      inviterBecomes: null,
    });
    for (const other of ['', 'x'.repeat(43), `${token}x`]) {
      const response = await anybody.post('/api/invitations/show', { token: other });
      expect(await expectStatus(response, 404)).toEqual(gone);
    }
  });

  test('replaces the link when repeated, and keeps one invitation', async () => {
    const person = await signUpFrom(stage.app);
    await invite(person.user.email, 'admin');
    await invite(person.user.email, 'inbox-only');
    const [old = '', fresh = ''] = await tokensOf(person.user.email);
    expect(await expectStatus(await accept(person, old), 404)).toEqual(gone);
    expect((await accept(person, fresh)).status).toBe(200);
    expect((await workspaceOf(person)).role).toBe('inbox-only');
  });

  test('rejects members and invalid addresses, and revokes links', async () => {
    const admin = await join('admin');
    expect(await refusal(await invite(admin.user.email), 409)).toBe('They are already a member.');
    for (const email of ['nobody', '', 'a@b.c\r\nBcc: d@e.f']) expect((await invite(email)).status).toBe(400);
    const person = await signUpFrom(stage.app);
    const { id } = await expectStatus<Invitation>(await invite(person.user.email), 201);
    expect((await owner.delete(`/api/v1/invitations/${id}`)).status).toBe(200);
    expect((await owner.delete(`/api/v1/invitations/${id}`)).status).toBe(404);
    const [token = ''] = await tokensOf(person.user.email);
    expect(await expectStatus(await accept(person, token), 404)).toEqual(gone);
  });

  test.each([
    ['admin', 'owner', 403],
    ['admin', 'admin', 201],
    ['agent-editor', 'inbox-only', 403],
    ['inbox-only', 'inbox-only', 403],
    ['owner', 'owner', 201],
  ] as const)('as %s, to be %s: %i', async (mine, theirs, status) => {
    const by = await join(mine);
    expect((await invite(newEmail(), theirs, by)).status).toBe(status);
  });

  test('limits how many invitations are sent', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++) statuses.push((await invite(email)).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    for (let time = 0; time < 27; time++) expect((await invite(newEmail())).status).toBe(201);
    const refused = await invite(newEmail());
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refusal(refused, 429)).toContain('Too many');
  });

  test('allows at most fifty open invitations', async () => {
    const { id } = await workspaceOf(owner);
    await stage.services.db.insert(workspaceInvitation).values(
      Array.from({ length: 50 }, (_, index) => ({
        id: `inv_${id}_${index}`,
        workspaceId: id,
        email: newEmail(),
        role: 'admin' as const,
        hash: `hash ${id} ${index}`,
        invitedBy: owner.user.id,
        expiresAt: new Date(stage.clock.now().getTime() + 60_000),
      })),
    );
    expect(await refusal(await invite(newEmail()), 409)).toContain('50 open invitations');
  });

  test('expires after seven days and leaves the list', async () => {
    const own = await createTestServices();
    const inviter = await signUpFrom(own.app);
    const person = await signUpFrom(own.app);
    await inviter.post('/api/v1/invitations', { email: person.user.email, role: 'admin' });
    const sent = (await waitingEmails(own.services, person.user.email)).at(-1);
    const token = sent?.kind === 'invitation' ? new URL(sent.url).searchParams.get('token') : '';
    for (const client of [inviter, person]) {
      await client.post('/api/login', { email: client.user.email, password: testPassword, remember: true });
    }
    own.clock.advanceSeconds(7 * 86_400);
    expect((await person.post('/api/invitations/accept', { token })).status).toBe(404);
    const list = await inviter.get('/api/v1/invitations');
    expect(await expectStatus(list, 200)).toEqual({ data: [] });
    await own.close();
  });

  test('cannot be revoked from another workspace', async () => {
    const { id } = await expectStatus<Invitation>(await invite(newEmail()), 201);
    const stranger = await signUpFrom(stage.app);
    expect((await stranger.delete(`/api/v1/invitations/${id}`)).status).toBe(404);
  });
});

describe('accepting', () => {
  test('requires the invited address', async () => {
    const person = await signUpFrom(stage.app);
    const other = await signUpFrom(stage.app);
    await invite(person.user.email);
    const [token = ''] = await tokensOf(person.user.email);
    expect(await refusal(await accept(other, token), 403)).toContain(person.user.email);
    expect(await membersOf(owner)).toHaveLength(1);
    expect((await accept(person, token)).status).toBe(200);
  });

  test('switches to that workspace and verifies the address', async () => {
    const person = await join('inbox-only');
    expect((await workspaceOf(person)).name).toBe('Acme');
    const settings = await person.get('/api/account');
    expect(await expectStatus(settings, 200)).toMatchObject({ isEmailVerified: true });
  });

  test('works once, also for two at the same time', async () => {
    const person = await signUpFrom(stage.app);
    await invite(person.user.email);
    const [token = ''] = await tokensOf(person.user.email);
    const answers = await Promise.all([accept(person, token), accept(person, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await membersOf(owner)).toHaveLength(2);
  });

  test('fails after the inviter lost the right to invite', async () => {
    for (const change of [
      (userId: string) => setRole(owner, userId, 'inbox-only'),
      (userId: string) => remove(owner, userId),
    ]) {
      const admin = await join('admin');
      const person = await signUpFrom(stage.app);
      await expectStatus(await invite(person.user.email, 'admin', admin), 201);
      const [token = ''] = await tokensOf(person.user.email);
      expect((await change(admin.user.id)).status).toBe(200);
      expect((await accept(person, token)).status).toBe(404);
    }
  });
});

describe('roles', () => {
  test('lists the members to every member, in the order in which they joined', async () => {
    const inbox = await join('inbox-only');
    expect(await membersOf(inbox)).toEqual([
      {
        userId: owner.user.id,
        email: owner.user.email,
        name: 'Ana',
        role: 'owner',
        isYou: false,
        joinedAt: expect.any(String),
      },
      expect.objectContaining({ userId: inbox.user.id, role: 'inbox-only', isYou: true }),
    ]);
  });

  test.each([
    ['owner', 'admin', 'owner', 200],
    ['owner', 'owner', 'inbox-only', 200],
    ['admin', 'agent-editor', 'admin', 200],
    ['admin', 'admin', 'inbox-only', 200],
    ['admin', 'agent-editor', 'owner', 403],
    ['admin', 'owner', 'admin', 403],
    ['agent-editor', 'inbox-only', 'agent-editor', 403],
  ] as const)('%s makes %s %s: %i', async (mine, before, after, status) => {
    const by = mine === 'owner' ? owner : await join(mine);
    const other = await join(before);
    expect((await setRole(by, other.user.id, after)).status).toBe(status);
    const now = (await membersOf(owner)).find(({ userId }) => userId === other.user.id)?.role;
    expect(now).toBe(status === 200 ? after : before);
  });

  test('refuses to raise your own role', async () => {
    const admin = await join('admin');
    const editor = await join('agent-editor');
    expect((await setRole(admin, admin.user.id, 'owner')).status).toBe(403);
    expect((await setRole(editor, editor.user.id, 'admin')).status).toBe(403);
  });

  test('keeps the last owner, also when two step down at once', async () => {
    expect(await refusal(await setRole(owner, owner.user.id, 'admin'), 409)).toBe(
      'A workspace needs an owner. Make someone else an owner first.',
    );
    const second = await join('owner');
    const answers = await Promise.all([
      setRole(owner, owner.user.id, 'admin'),
      setRole(second, second.user.id, 'admin'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('lets only one of two owners demote the other at once', async () => {
    const second = await join('owner');
    const answers = await Promise.all([
      setRole(owner, second.user.id, 'inbox-only'),
      setRole(second, owner.user.id, 'inbox-only'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('answers 404 for a user who is not a member', async () => {
    const stranger = await signUpFrom(stage.app);
    expect((await setRole(owner, stranger.user.id, 'admin')).status).toBe(404);
    expect((await remove(owner, stranger.user.id)).status).toBe(404);
  });
});

describe('leaving and removing', () => {
  test('removes access at once, and continues in the member’s own workspace', async () => {
    const editor = await join('agent-editor');
    const agent = await createAgent(owner);
    expect((await remove(owner, editor.user.id)).status).toBe(200);
    expect((await editor.get(`/api/v1/agents/${agent.id}`)).status).toBe(404);
    expect((await workspaceOf(editor)).role).toBe('owner');
  });

  test('creates a workspace for a removed member without another', async () => {
    const editor = await join('agent-editor');
    const own = (await workspaceOf(editor)).others[0]?.id ?? '';
    await stage.services.db
      .delete(workspaceMember)
      .where(and(eq(workspaceMember.workspaceId, own), eq(workspaceMember.userId, editor.user.id)));
    expect((await remove(owner, editor.user.id)).status).toBe(200);
    expect(await workspaceOf(editor)).toMatchObject({ role: 'owner', others: [] });
  });

  test.each([
    ['inbox-only', 'itself', 200],
    ['inbox-only', 'inbox-only', 403],
    ['agent-editor', 'inbox-only', 403],
    ['admin', 'admin', 200],
    ['admin', 'owner', 403],
    ['owner', 'owner', 200],
  ] as const)('%s removes %s: %i', async (mine, theirs, status) => {
    const by = mine === 'owner' ? owner : await join(mine);
    const other = theirs === 'itself' ? by : await join(theirs);
    expect((await remove(by, other.user.id)).status).toBe(status);
  });

  test('keeps the last owner, also when two leave at once', async () => {
    expect(await refusal(await remove(owner, owner.user.id), 409)).toContain('A workspace needs an owner');
    const second = await join('owner');
    const answers = await Promise.all([remove(owner, owner.user.id), remove(second, second.user.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('an API key', () => {
  test.each([
    ['POST', '/api/v1/api-keys', { name: 'Another' }],
    ['POST', '/api/v1/invitations', { email: 'new@example.com', role: 'admin' }],
    ['PATCH', '/api/v1/members/usr_any', { role: 'admin' }],
    ['DELETE', '/api/v1/members/usr_any', undefined],
  ])('must not give away what would outlive it: %s %s', async (method, path, body) => {
    const { key } = await addApiKey(owner);
    const options = { headers: { authorization: `Bearer ${key}` }, csrfToken: null };
    const response = await createClient(stage.app).send(method, path, body, options);
    expect(await refusal(response, 403)).toBe(
      'You can’t do this with an API key. Sign in to the console instead.',
    );
  });
});
