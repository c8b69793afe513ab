import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client as ClientWorkspace, Partner } from '#contract/partners/partners.schemas.ts';
import { maximumClientWorkspaces } from '#contract/partners/partners.ts';
import {
  workspace,
  workspaceInvitation,
  workspaceMember,
} from '#server/features/workspaces/workspaces.table.ts';
import {
  type Client,
  createAgent,
  createClient,
  expectStatus,
  newEmail,
  openChat,
} from '#tests/factories.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';
import { clientsOf, makeClient } from '../fixtures/client-calls.ts';
import { createPartnerStage, type PartnerStage, type Person } from '../fixtures/partner-stage.ts';

let stage: PartnerStage;
let owner: Person;
beforeAll(async () => {
  stage = await createPartnerStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  owner = await stage.somebody({ company: 'Studio North' });
});

const make = (name: string, by: Client = owner) => makeClient(by, name);
const handOver = (id: string, email: string, partnerBecomes: 'admin' | 'gone', by: Client = owner) =>
  by.post(`/api/partner/clients/${id}/hand-over`, { email, partnerBecomes });
const refusal = async (response: Response, status: number) =>
  (await expectStatus<{ error: { message: string } }>(response, status)).error.message;
const rolesIn = async (id: string) => {
  const rows = await stage.services.db
    .select()
    .from(workspaceMember)
    .where(eq(workspaceMember.workspaceId, id));
  return Object.fromEntries(rows.map(({ userId, role }) => [userId, role]));
};

describe('creating a client workspace', () => {
  test('creates a workspace on the default plan with its creator as owner', async () => {
    expect(await make('  Lantern Bakery ')).toEqual({
      id: expect.stringMatching(/^wsp_/),
      name: 'Lantern Bakery',
      plan: { id: 'free', name: 'Free Demo' },
      role: 'owner',
      members: 1,
      agents: { used: 0, limit: 1 },
      messages: { used: 0, limit: 40 },
      leads: { used: 0, limit: 5 },
      paidBy: 'partner',
      handOver: null,
      createdAt: expect.any(String),
    });
    const own = await owner.get('/api/v1/workspace');
    expect(await expectStatus(own, 200)).toMatchObject({
      name: 'Studio North',
      others: [{ name: 'Lantern Bakery', role: 'owner' }],
    });
  });

  test('requires a name of at most 80 characters', async () => {
    for (const name of ['', '   ', 'x'.repeat(81), null]) {
      expect((await owner.post('/api/partner/clients', { name })).status).toBe(400);
    }
    expect((await make('x'.repeat(80))).name).toHaveLength(80);
  });

  test('stops at the maximum, also for two calls at once', async () => {
    for (let made = 1; made < maximumClientWorkspaces; made++) await make(`Client ${made}`);
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => owner.post('/api/partner/clients', { name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await refusal(await owner.post('/api/partner/clients', { name: 'More' }), 409)).toContain(
      'not handed over',
    );
    const { ownClients } = await expectStatus<Partner>(await owner.get('/api/partner'), 200);
    expect(ownClients).toBe(maximumClientWorkspaces);
    const [first] = await clientsOf(owner);
    expect((await owner.delete(`/api/partner/clients/${first?.id}`)).status).toBe(200);
    await make('More');
  });

  test('is invisible to others', async () => {
    const other = await stage.somebody();
    await make('Theirs', other);
    expect(await clientsOf(owner)).toEqual([]);
  });
});

describe('the list', () => {
  test('shows the usage of each this month', async () => {
    const { id } = await make('Lantern Bakery');
    await make('Bicycle shop');
    expect((await owner.post('/api/workspace-switch', { workspaceId: id })).status).toBe(200);
    const agent = await createAgent(owner);
    await (await openChat(stage.app, agent.id)).ask('When do you open?');
    await owner.post('/api/v1/leads', { agentId: agent.id, email: newEmail() });
    // The list is the same in every workspace.
    expect(await clientsOf(owner)).toMatchObject([
      { name: 'Bicycle shop', agents: { used: 0 }, messages: { used: 0 }, leads: { used: 0 } },
      { name: 'Lantern Bakery', agents: { used: 1 }, messages: { used: 1 }, leads: { used: 1 } },
    ]);
  });

  test('can be searched by name and paged', async () => {
    for (const name of ['100 % wool', 'Wool and more', 'Bakery']) await make(name);
    const names = async (query: string) => (await clientsOf(owner, query)).map(({ name }) => name);
    expect(await names('?q=WOOL')).toEqual(['Wool and more', '100 % wool']);
    expect(await names('?q=%25')).toEqual(['100 % wool']);
    expect(await names('?limit=1')).toEqual(['Bakery']);
  });

  test('lists only what the user created and is a member of', async () => {
    const { id } = await make('Lantern Bakery');
    const member = await stage.somebody();
    await stage.services.db
      .insert(workspaceMember)
      .values({ workspaceId: id, userId: member.user.id, role: 'owner' });
    expect(await clientsOf(member)).toEqual([]);
    for (const [method, path] of [
      ['DELETE', ''],
      ['DELETE', '/hand-over'],
    ] as const) {
      expect((await member.send(method, `/api/partner/clients/${id}${path}`)).status).toBe(404);
    }
    expect((await handOver(id, newEmail(), 'gone', member)).status).toBe(404);
    await stage.services.db
      .delete(workspaceMember)
      .where(and(eq(workspaceMember.workspaceId, id), eq(workspaceMember.userId, owner.user.id)));
    expect(await clientsOf(owner)).toEqual([]);
    expect((await owner.delete(`/api/partner/clients/${id}`)).status).toBe(404);
  });
});

describe('handing over', () => {
  test.each([
    ['admin', 'admin'],
    ['gone', undefined],
  ] as const)('the client becomes owner, the partner %s', async (partnerBecomes, role) => {
    const { id } = await make('Lantern Bakery');
    const client = await stage.somebody();
    const answer = await expectStatus<ClientWorkspace>(
      await handOver(id, ` ${client.user.email.toUpperCase()}`, partnerBecomes),
      200,
    );
    expect(answer.handOver).toEqual({
      email: client.user.email,
      partnerBecomes,
      paidBy: 'client',
      expiresAt: expect.any(String),
    });
    // The new owner is shown what they agree to.
    const email = (await waitingEmails(stage.services, client.user.email)).at(-1);
    expect(email).toMatchObject({ kind: 'invitation', role: 'owner', inviterBecomes: partnerBecomes });
    const token = email?.kind === 'invitation' ? new URL(email.url).searchParams.get('token') : '';
    const shown = await createClient(stage.app).post('/api/invitations/show', { token });
    expect(await expectStatus(shown, 200)).toMatchObject({ inviterBecomes: partnerBecomes });
    // Nothing changes before the client has accepted.
    expect(await rolesIn(id)).toEqual({ [owner.user.id]: 'owner' });
    expect((await stage.acceptInvitation(client)).status).toBe(200);
    expect(await rolesIn(id)).toEqual({
      [client.user.id]: 'owner',
      ...(role === undefined ? {} : { [owner.user.id]: role }),
    });
    const list = await clientsOf(owner);
    if (role === undefined) expect(list).toEqual([]);
    else expect(list).toMatchObject([{ id, role, members: 2, handOver: null }]);
    const { ownClients } = await expectStatus<Partner>(await owner.get('/api/partner'), 200);
    expect(ownClients).toBe(0);
    expect((await handOver(id, newEmail(), 'gone')).status).toBe(role === undefined ? 404 : 403);
  });

  test('moves an active session to the partner’s own workspace', async () => {
    const { id } = await make('Lantern Bakery');
    await owner.post('/api/workspace-switch', { workspaceId: id });
    const client = await stage.somebody();
    await handOver(id, client.user.email, 'gone');
    await stage.acceptInvitation(client);
    expect(await expectStatus(await owner.get('/api/v1/workspace'), 200)).toMatchObject({
      name: 'Studio North',
    });
  });

  test('withdraws the first hand-over when repeated, and can be withdrawn', async () => {
    const { id } = await make('Lantern Bakery');
    const [first, second] = await Promise.all([stage.somebody(), stage.somebody()]);
    await handOver(id, first.user.email, 'gone');
    await handOver(id, second.user.email, 'admin');
    expect((await stage.acceptInvitation(first)).status).toBe(404);
    expect(await clientsOf(owner)).toMatchObject([
      { handOver: { email: second.user.email, partnerBecomes: 'admin' } },
    ]);
    const cancel = () => owner.delete(`/api/partner/clients/${id}/hand-over`);
    expect(await expectStatus(await cancel(), 200)).toMatchObject({ handOver: null });
    expect((await cancel()).status).toBe(404);
    expect((await stage.acceptInvitation(second)).status).toBe(404);
    expect(await rolesIn(id)).toEqual({ [owner.user.id]: 'owner' });
  });

  test('keeps the partner as owner after an ordinary invitation', async () => {
    const { id } = await make('Lantern Bakery');
    const client = await stage.somebody();
    await handOver(id, client.user.email, 'gone');
    await owner.post('/api/workspace-switch', { workspaceId: id });
    await owner.post('/api/v1/invitations', { email: client.user.email, role: 'owner' });
    await stage.acceptInvitation(client);
    expect(await rolesIn(id)).toEqual({ [client.user.id]: 'owner', [owner.user.id]: 'owner' });
  });

  test('revokes invitations that the partner sent as owner', async () => {
    const { id } = await make('Lantern Bakery');
    await owner.post('/api/workspace-switch', { workspaceId: id });
    const [client, third] = await Promise.all([stage.somebody(), stage.somebody()]);
    await owner.post('/api/v1/invitations', { email: third.user.email, role: 'owner' });
    await handOver(id, client.user.email, 'admin');
    await stage.acceptInvitation(client);
    expect((await stage.acceptInvitation(third)).status).toBe(404);
    const left = await stage.services.db
      .select()
      .from(workspaceInvitation)
      .where(eq(workspaceInvitation.workspaceId, id));
    expect(left).toEqual([]);
  });

  test('rejects members, the partner’s own address and invalid addresses', async () => {
    const { id } = await make('Lantern Bakery');
    expect(await refusal(await handOver(id, owner.user.email, 'admin'), 409)).toContain('already a member');
    for (const email of ['', 'nobody', 'a@b.c\r\nBcc: d@e.f']) {
      expect((await handOver(id, email, 'admin')).status).toBe(400);
    }
    expect((await owner.post(`/api/partner/clients/${id}/hand-over`, { email: newEmail() })).status).toBe(
      400,
    );
  });

  test('is refused for an admin who stayed', async () => {
    const { id } = await make('Lantern Bakery');
    await stage.services.db
      .update(workspaceMember)
      .set({ role: 'admin' })
      .where(eq(workspaceMember.workspaceId, id));
    expect(await refusal(await handOver(id, newEmail(), 'gone'), 403)).toBe(
      'Only an owner can invite an owner.',
    );
    expect((await owner.delete(`/api/partner/clients/${id}`)).status).toBe(403);
  });

  test('accepts only one of two links', async () => {
    const { id } = await make('Lantern Bakery');
    const client = await stage.somebody();
    await handOver(id, client.user.email, 'gone');
    const answers = await Promise.all([stage.acceptInvitation(client), stage.acceptInvitation(client)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await rolesIn(id)).toEqual({ [client.user.id]: 'owner' });
  });
});

describe('deleting', () => {
  test('deletes the workspace with everything in it', async () => {
    const { id } = await make('Lantern Bakery');
    await owner.post('/api/workspace-switch', { workspaceId: id });
    const agent = await createAgent(owner);
    expect((await owner.delete(`/api/partner/clients/${id}`)).status).toBe(200);
    expect(await stage.services.db.select().from(workspace).where(eq(workspace.id, id))).toEqual([]);
    expect((await createClient(stage.app).get(`/api/widget/${agent.id}/session`)).status).toBe(404);
    expect(await expectStatus(await owner.get('/api/v1/workspace'), 200)).toMatchObject({ others: [] });
  });

  test('is refused while others are members', async () => {
    const { id } = await make('Lantern Bakery');
    const member = await stage.somebody();
    await stage.services.db
      .insert(workspaceMember)
      .values({ workspaceId: id, userId: member.user.id, role: 'inbox-only' });
    expect(await refusal(await owner.delete(`/api/partner/clients/${id}`), 409)).toContain('other members');
  });

  test('of an account includes clients that were not handed over, and keeps the others', async () => {
    const [kept, given] = [await make('Kept'), await make('Given')];
    const client = await stage.somebody();
    await handOver(given.id, client.user.email, 'admin');
    await stage.acceptInvitation(client);
    const body = { email: owner.user.email, password: 'secret12 word' };
    expect((await owner.delete('/api/account', body)).status).toBe(200);
    const left = async (id: string) =>
      (await stage.services.db.select().from(workspace).where(eq(workspace.id, id))).length;
    expect([await left(kept.id), await left(given.id)]).toEqual([0, 1]);
    expect(await rolesIn(given.id)).toEqual({ [client.user.id]: 'owner' });
  });
});
