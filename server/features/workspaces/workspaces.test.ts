import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#contract/workspaces/workspaces.ts';
import { addApiKey, createAgent, createClient, expectStatus, testPassword } from '#tests/factories.ts';
import {
  createWorkspaceStage,
  membersOf,
  type Person,
  refusal,
  removeMember,
  setRole,
  type WorkspaceStage,
  workspaceOf,
} from './fixtures/workspace-stage.ts';
import { workspaceMember } from './workspaces.table.ts';

let stage: WorkspaceStage;
let owner: Person;
beforeAll(async () => {
  stage = await createWorkspaceStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  owner = await stage.signUp({ firstname: 'Ana', company: 'Acme' });
});

const join = (role: Role) => stage.join(owner, role);

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
    const stranger = await stage.signUp();
    const { id } = await workspaceOf(owner);
    for (const workspaceId of [id, 'wsp_never']) {
      const response = await stranger.post('/api/workspace-switch', { workspaceId });
      expect(await refusal(response, 404)).toBe(
        'Not found. It may have been deleted, or you don’t have access.',
      );
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
    const stranger = await stage.signUp();
    expect((await setRole(owner, stranger.user.id, 'admin')).status).toBe(404);
    expect((await removeMember(owner, stranger.user.id)).status).toBe(404);
  });
});

describe('leaving and removing', () => {
  test('removes access at once, and continues in the member’s own workspace', async () => {
    const editor = await join('agent-editor');
    const agent = await createAgent(owner);
    expect((await removeMember(owner, editor.user.id)).status).toBe(200);
    expect((await editor.get(`/api/v1/agents/${agent.id}`)).status).toBe(404);
    expect((await workspaceOf(editor)).role).toBe('owner');
  });

  test('creates a workspace for a removed member without another', async () => {
    const editor = await join('agent-editor');
    const own = (await workspaceOf(editor)).others[0]?.id ?? '';
    await stage.services.db
      .delete(workspaceMember)
      .where(and(eq(workspaceMember.workspaceId, own), eq(workspaceMember.userId, editor.user.id)));
    expect((await removeMember(owner, editor.user.id)).status).toBe(200);
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
    expect((await removeMember(by, other.user.id)).status).toBe(status);
  });

  test('keeps the last owner, also when two leave at once', async () => {
    expect(await refusal(await removeMember(owner, owner.user.id), 409)).toContain(
      'A workspace needs an owner',
    );
    const second = await join('owner');
    const answers = await Promise.all([
      removeMember(owner, owner.user.id),
      removeMember(second, second.user.id),
    ]);
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
