import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { emails } from '#server/features/emails/emails.table.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import {
  type Client,
  createAgent,
  createClient,
  expectStatus,
  openChat,
  register,
  signUp,
} from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let owner: Client & { user: { id: string; email: string } };
let agent: Agent;

beforeAll(async () => {
  stage = await createTestServices({ BASE_URL: 'https://chat.example' }, { isWorker: true });
  owner = await signUp(stage.app, { firstname: 'Ana' });
  agent = await createAgent(owner, { name: 'Shop helper' });
});
afterAll(() => stage.close());
beforeEach(async () => {
  // What one address may leave in an hour starts again.
  stage.clock.advanceSeconds(3_601);
  await settled();
  stage.mailer.sent.length = 0;
  await stage.services.db.delete(emails);
});

/** Waits until every event has been handed on and every job has ended. */
async function settled(): Promise<void> {
  stage.services.jobs.wakeOutbox();
  await expect
    .poll(async () => {
      const { rows } = await stage.services.pool.query<{ open: number }>(
        `select (select count(*) from outbox) + (select count(*) from jobs.job where state < 'completed'
             and name in ('notifications.notify-members', 'emails.send')) as open`,
      );
      return Number(rows[0]?.open);
    })
    .toBe(0);
}

const sentTo = (address: string) => stage.mailer.sent.filter(({ to }) => to.address === address);
const choose = async (notifications: object) =>
  expectStatus(await owner.patch('/api/account', { notifications }), 200);

describe('a new lead', () => {
  async function leave(fields: object, visitor?: Awaited<ReturnType<typeof openChat>>) {
    const from = visitor ?? (await openChat(stage.app, agent.id));
    const path = `/api/widget/${agent.id}/leads`;
    await expectStatus(
      await createClient(stage.app).post(
        path,
        { name: 'Ben', email: 'ben@example.com', ...fields },
        from.options,
      ),
      201,
    );
  }

  it('is emailed with the contact details, and a reply goes to the lead', async () => {
    const visitor = await openChat(stage.app, agent.id);
    const { conversationId } = await visitor.ask('Hello');
    await leave({ email: 'ben@example.com', name: 'Ben', conversationId }, visitor);
    await settled();
    const [email, ...more] = sentTo(owner.user.email);
    expect(more).toEqual([]);
    expect(email).toMatchObject({
      subject: 'You have a new lead',
      replyTo: { name: 'Ben', address: 'ben@example.com' },
    });
    expect(email?.text).toMatch(new RegExp(`https://chat.example/agents/${agent.id}/leads/lead_\\w+\n`));
    expect(email?.text).toContain('Shop helper');
    expect(email?.text).toContain('Visitor:\n> Hello');

    await leave({ phone: '+49 30 123456', conversationId }, visitor);
    await settled();
    expect(sentTo(owner.user.email)).toHaveLength(1);
  });

  it('is emailed only to members of the workspace with verified addresses', async () => {
    const member = await signUp(stage.app);
    const unconfirmed = await register(stage.app);
    // Not a member.
    await signUp(stage.app);
    const [membership] = await stage.services.db
      .select()
      .from(workspaceMember)
      .where(eq(workspaceMember.userId, owner.user.id));
    if (membership === undefined) throw new Error('An owner is a member.');
    const { workspaceId } = membership;
    const joined = [member, unconfirmed].map((each) => ({
      workspaceId,
      userId: each.user.id,
      role: 'inbox-only' as const,
    }));
    await stage.services.db.insert(workspaceMember).values(joined);
    await settled();
    stage.mailer.sent.length = 0;
    await leave({ email: 'eve@example.com' });
    await settled();
    expect(stage.mailer.sent.map(({ to }) => to.address).sort()).toEqual(
      [owner.user.email, member.user.email].sort(),
    );
  });

  it('is not emailed to members who turned these emails off', async () => {
    await choose({ leads: false });
    await leave({ email: 'kim@example.com' });
    await settled();
    expect(sentTo(owner.user.email)).toEqual([]);
    await choose({ leads: true });
  });
});

it('emails a human request once per conversation', async () => {
  const visitor = await openChat(stage.app, agent.id);
  await visitor.ask('Hello');
  await settled();
  expect(stage.mailer.sent).toEqual([]);
  await visitor.ask('Can I talk to a human please?');
  await visitor.ask('I want to talk to a human');
  await settled();
  const [email, ...more] = sentTo(owner.user.email);
  expect(more).toEqual([]);
  expect(email?.subject).toBe('A visitor asks for a person');
  expect(email?.text).toContain('> Can I talk to a human please?');
  expect(email?.text).toMatch(/The conversation before:\s+Visitor:\s+> Hello/);
  expect(email?.text).toContain('They had not left contact details');
});

it('emails a human request with the contact that is known, and a reply goes there', async () => {
  const visitor = await openChat(stage.app, agent.id);
  await visitor.ask('Hello');
  await visitor.ask('my email is ben@example.com');
  await settled();
  stage.mailer.sent.length = 0;
  await visitor.ask('I want to talk to a human');
  await settled();
  const [email] = sentTo(owner.user.email);
  expect(email).toMatchObject({ replyTo: { address: 'ben@example.com' } });
  expect(email?.text).toContain('Email: ben@example.com');
});

it('emails owners and admins at 80 and at 100 percent of a quota', async () => {
  const left = (number: number) =>
    owner.post('/api/v1/leads', { agentId: agent.id, email: `lead${number}@example.com` });
  await choose({ leads: false });
  await stage.services.pool.query("update usage set used = 3 where meter = 'leads'");
  await expectStatus(await left(1), 201);
  await settled();
  await expectStatus(await left(2), 201);
  await expectStatus(await left(3), 402);
  await settled();
  const warnings = stage.mailer.sent.filter(({ subject }) => subject !== 'You have a new lead');
  expect(warnings.map(({ to, subject }) => [to.address, subject])).toEqual([
    [owner.user.email, "80 percent of this month's leads are used"],
    [owner.user.email, 'All leads of this month are used'],
  ]);
});

it('limits the emails of a flood in the chat', async () => {
  const rows = Array.from({ length: 20 }, (_, number) => ({
    id: `mail_${number}`,
    kind: 'person-wanted' as const,
    toAddress: owner.user.email,
    toName: '',
    status: 'sent' as const,
    createdAt: stage.clock.now(),
  }));
  await stage.services.db.insert(emails).values(rows);
  const visitor = await openChat(stage.app, agent.id);
  await visitor.ask('I want to talk to a human');
  await settled();
  expect(sentTo(owner.user.email)).toEqual([]);
});
