import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createInboxStage, type InboxStage } from '#server/features/conversations/fixtures/inbox-stage.ts';
import { emailReplies } from '#server/features/inbox/emails/email-replies.ts';
import { updateInboxSettings } from '#server/features/inbox-settings/update-inbox-settings.ts';
import { type Client, createClient, expectStatus, newEmail } from '#tests/factories.ts';
import { remindOfRequests } from './remind-of-requests.ts';

let inbox: InboxStage;
beforeAll(async () => {
  inbox = await createInboxStage();
});
afterAll(() => inbox.close());
// Each test may write as much as a visitor may in a minute.
beforeEach(() => inbox.clock.advanceSeconds(120));

test('members are reminded of a waiting request once, daily or never, as the workspace has set', async () => {
  const { conversationId: id } = await inbox.ask('I want to talk to a person.');
  const { conversationId: answered } = await inbox.ask('I want to talk to a person.');
  await expectStatus(await inbox.reply(inbox.ana, answered, 'Here I am.'), 201);
  const reminded = async (minutes: number) => {
    const now = new Date(inbox.clock.now().getTime() + minutes * 60_000);
    await Promise.all([1, 2].map(() => remindOfRequests({ ...inbox.services, clock: { now: () => now } })));
    const { rows } = await inbox.services.pool.query(
      `with gone as (delete from outbox where name = 'conversation.still-waiting' returning payload)
       select payload ->> 'conversationId' as id from gone`,
    );
    return rows.filter((row) => row.id === id || row.id === answered).map((row) => row.id);
  };
  expect(await reminded(14)).toEqual([]);
  expect(await reminded(16)).toEqual([id]);
  expect(await reminded(3_000)).toEqual([]);
  const daily = { handBackMinutes: 60, hours: null, reminders: 'daily', replyAddress: null } as const;
  await updateInboxSettings(inbox.ctx, daily);
  expect(await reminded(1_400)).toEqual([]);
  expect(await reminded(1_460)).toEqual([id]);
  expect(await reminded(1_500)).toEqual([]);
  expect(await reminded(2_920)).toEqual([id]);
  await updateInboxSettings(inbox.ctx, { ...daily, reminders: 'never' });
  expect(await reminded(9_000)).toEqual([]);
});

test('replies are emailed once to visitors who have left the chat and gave an address', async () => {
  const { conversationId: id } = await inbox.ask('I want to talk to a person.');
  const email = newEmail();
  const left = await createClient(inbox.app).post(
    `/api/widget/${inbox.agentId}/leads`,
    { name: 'Ben', email, conversationId: id },
    inbox.visitor.options,
  );
  await expectStatus(left, 201);
  await expectStatus(await inbox.reply(inbox.ana, id, 'It is ready.'), 201);
  await expectStatus(await inbox.reply(inbox.ana, id, 'You can fetch it.'), 201);
  const emailed = async (minutes: number) => {
    const now = new Date(inbox.clock.now().getTime() + minutes * 60_000);
    const then = { ...inbox.services, clock: { now: () => now } };
    await Promise.all([1, 2].map(() => emailReplies(then, new AbortController().signal)));
    const { rows } = await inbox.services.pool.query(
      'with gone as (delete from email where to_address = $1 returning email) select email from gone',
      [email],
    );
    return rows.map((row) => row.email);
  };
  expect(await emailed(1)).toEqual([]);
  expect(await emailed(3)).toMatchObject([
    {
      kind: 'person-replied',
      replies: [{ text: 'It is ready.', name: 'Ana Lee' }, { text: 'You can fetch it.' }],
      thread: { turns: [{ from: 'visitor' }, { from: 'agent' }] },
    },
  ]);
  expect(await emailed(4)).toEqual([]);
  expect((await inbox.read(id)).handling.endedAs).toBe('emailed');

  await expectStatus(await inbox.reply(inbox.ana, id, 'Are you still there?'), 201);
  await inbox.app.request(`/api/widget/${inbox.agentId}/session`, {
    headers: inbox.visitor.options.headers ?? {},
  });
  expect(await emailed(3)).toEqual([]);
});

test('replies are emailed to visitors with an address, however many others have left none', async () => {
  const { pool } = inbox.services;
  const { clock } = inbox;
  const others = `cnv_${'0'.repeat(20)}`;
  await pool.query(
    `insert into conversation (id, workspace_id, agent_id, channel, title, preview)
     select $1 || lpad(n::text, 5, '0'), $2, $3, 'widget', 'Other', '' from generate_series(1, 501) as n`,
    [others, inbox.ctx.workspace.id, inbox.agentId],
  );
  await pool.query(
    `insert into message (id, workspace_id, conversation_id, role, author_kind, text, created_at)
     select replace(id, 'cnv_', 'msg_'), workspace_id, id, 'assistant', 'person', 'Hello?', $2
     from conversation where starts_with(id, $1)`,
    [others, clock.now()],
  );
  const { conversationId } = await inbox.ask('I want to talk to a person.');
  const email = newEmail();
  const left = { name: 'Ben', email, conversationId };
  await createClient(inbox.app).post(`/api/widget/${inbox.agentId}/leads`, left, inbox.visitor.options);
  await expectStatus(await inbox.reply(inbox.ana, conversationId, 'It is ready.'), 201);
  const later = { now: () => new Date(clock.now().getTime() + 180_000) };
  await emailReplies({ ...inbox.services, clock: later }, new AbortController().signal);
  const { rows } = await pool.query('select 1 from email where to_address = $1', [email]);
  expect(rows).toHaveLength(1);
  await pool.query('delete from conversation where starts_with(id, $1)', [others]);
});

test('a mention in a note is emailed, but not to its author or to members who turned such emails off', async () => {
  const { conversationId: id } = await inbox.ask('What is in the box?');
  await inbox.services.pool.query(
    "update \"user\" set email_verified = true where name in ('Ben', 'Ana Lee')",
  );
  const note = (client: Client, text: string) => client.post(`/api/v1/conversations/${id}/notes`, { text });
  const emailed = async () => {
    const { rows } = await inbox.services.pool.query(
      `with gone as (delete from email where kind = 'mentioned' returning *) select to_name, email from gone`,
    );
    return rows;
  };
  await expectStatus(await note(inbox.ana, '@Ben, do you know? @Ana Lee does not, @Nobody either.'), 201);
  expect(await emailed()).toMatchObject([
    {
      to_name: 'Ben',
      email: { authorName: 'Ana Lee', title: 'What is in the box?', url: expect.stringContaining(id) },
    },
  ]);
  await expectStatus(await inbox.ben.patch('/api/account', { notifications: { mentions: false } }), 200);
  await expectStatus(await note(inbox.ana, '@Ben, are you there?'), 201);
  await expectStatus(await note(inbox.ben, 'I am here.'), 201);
  expect(await emailed()).toEqual([]);
});
