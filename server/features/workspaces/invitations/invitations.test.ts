import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Invitation } from '#contract/workspaces/workspaces.schemas.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
import { workspaceInvitation } from '#server/features/workspaces/workspaces.table.ts';
import { createClient, expectStatus, newEmail, testPassword } from '#tests/factories.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';
import {
  acceptInvitation,
  createWorkspaceStage,
  invite,
  membersOf,
  type Person,
  refusal,
  removeMember,
  setRole,
  type WorkspaceStage,
  workspaceOf,
} from '../fixtures/workspace-stage.ts';

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

const gone = {
  error: { code: 'not-found', message: 'This invitation is no longer valid. Ask for a new one.' },
};

describe('inviting', () => {
  test('emails a link for seven days; only its hash is stored, and the answer does not have it', async () => {
    const email = newEmail();
    const response = await invite(owner, ` ${email.toUpperCase()} `, 'admin');
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
    const [token = ''] = await stage.tokensOf(email);
    const rows = await stage.services.db.select().from(workspaceInvitation);
    expect(JSON.stringify([rows, invitation])).not.toContain(token);
    const list = await owner.get('/api/v1/invitations');
    expect(await expectStatus(list, 200)).toEqual({ data: [invitation] });
  });

  test('shows the invitation to the holder of the link, signed in or not', async () => {
    const email = newEmail();
    await invite(owner, email);
    const [token = ''] = await stage.tokensOf(email);
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
    const person = await stage.signUp();
    await invite(owner, person.user.email, 'admin');
    await invite(owner, person.user.email, 'inbox-only');
    const [old = '', fresh = ''] = await stage.tokensOf(person.user.email);
    expect(await expectStatus(await acceptInvitation(person, old), 404)).toEqual(gone);
    expect((await acceptInvitation(person, fresh)).status).toBe(200);
    expect((await workspaceOf(person)).role).toBe('inbox-only');
  });

  test('rejects members and invalid addresses, and revokes links', async () => {
    const admin = await join('admin');
    expect(await refusal(await invite(owner, admin.user.email), 409)).toBe('They are already a member.');
    for (const email of ['nobody', '', 'a@b.c\r\nBcc: d@e.f'])
      expect((await invite(owner, email)).status).toBe(400);
    const person = await stage.signUp();
    const { id } = await expectStatus<Invitation>(await invite(owner, person.user.email), 201);
    expect((await owner.delete(`/api/v1/invitations/${id}`)).status).toBe(200);
    expect((await owner.delete(`/api/v1/invitations/${id}`)).status).toBe(404);
    const [token = ''] = await stage.tokensOf(person.user.email);
    expect(await expectStatus(await acceptInvitation(person, token), 404)).toEqual(gone);
  });

  test.each([
    ['admin', 'owner', 403],
    ['admin', 'admin', 201],
    ['agent-editor', 'inbox-only', 403],
    ['inbox-only', 'inbox-only', 403],
    ['owner', 'owner', 201],
  ] as const)('as %s, to be %s: %i', async (mine, theirs, status) => {
    const by = await join(mine);
    expect((await invite(by, newEmail(), theirs)).status).toBe(status);
  });

  test('limits how many invitations are sent', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++) statuses.push((await invite(owner, email)).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    for (let time = 0; time < 27; time++) expect((await invite(owner, newEmail())).status).toBe(201);
    const refused = await invite(owner, newEmail());
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
    expect(await refusal(await invite(owner, newEmail()), 409)).toContain('50 open invitations');
  });

  test('expires after seven days and leaves the list', async () => {
    const own = await createWorkspaceStage();
    const inviter = await own.signUp();
    const person = await own.signUp();
    await invite(inviter, person.user.email, 'admin');
    const [token = ''] = await own.tokensOf(person.user.email);
    for (const client of [inviter, person]) {
      await client.post('/api/login', { email: client.user.email, password: testPassword, remember: true });
    }
    own.clock.advanceSeconds(7 * 86_400);
    expect((await acceptInvitation(person, token)).status).toBe(404);
    const list = await inviter.get('/api/v1/invitations');
    expect(await expectStatus(list, 200)).toEqual({ data: [] });
    await own.close();
  });

  test('cannot be revoked from another workspace', async () => {
    const { id } = await expectStatus<Invitation>(await invite(owner, newEmail()), 201);
    const stranger = await stage.signUp();
    expect((await stranger.delete(`/api/v1/invitations/${id}`)).status).toBe(404);
  });
});

describe('accepting', () => {
  test('requires the invited address', async () => {
    const person = await stage.signUp();
    const other = await stage.signUp();
    await invite(owner, person.user.email);
    const [token = ''] = await stage.tokensOf(person.user.email);
    expect(await refusal(await acceptInvitation(other, token), 403)).toContain(person.user.email);
    expect(await membersOf(owner)).toHaveLength(1);
    expect((await acceptInvitation(person, token)).status).toBe(200);
  });

  test('switches to that workspace and verifies the address', async () => {
    const person = await join('inbox-only');
    expect((await workspaceOf(person)).name).toBe('Acme');
    const settings = await person.get('/api/account');
    expect(await expectStatus(settings, 200)).toMatchObject({ isEmailVerified: true });
  });

  test('works once, also for two at the same time', async () => {
    const person = await stage.signUp();
    await invite(owner, person.user.email);
    const [token = ''] = await stage.tokensOf(person.user.email);
    const answers = await Promise.all([acceptInvitation(person, token), acceptInvitation(person, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await membersOf(owner)).toHaveLength(2);
  });

  test('fails after the inviter lost the right to invite', async () => {
    for (const change of [
      (userId: string) => setRole(owner, userId, 'inbox-only'),
      (userId: string) => removeMember(owner, userId),
    ]) {
      const admin = await join('admin');
      const person = await stage.signUp();
      await expectStatus(await invite(admin, person.user.email, 'admin'), 201);
      const [token = ''] = await stage.tokensOf(person.user.email);
      expect((await change(admin.user.id)).status).toBe(200);
      expect((await acceptInvitation(person, token)).status).toBe(404);
    }
  });
});
