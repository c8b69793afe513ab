import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { createInboxStage, type InboxStage } from '#server/features/conversations/fixtures/inbox-stage.ts';
import { createClient, expectStatus, newEmail, openChat, type Visitor } from '#tests/factories.ts';

let inbox: InboxStage;
beforeAll(async () => {
  inbox = await createInboxStage();
});
afterAll(() => inbox.close());
// Each test may write as much as a visitor may in a minute.
beforeEach(() => inbox.clock.advanceSeconds(120));

test('a visitor rates their own conversation as a whole, and nobody else does', async () => {
  const id = await inbox.begin();
  const rate = (who: Visitor, rating: 'positive' | 'negative' | null) =>
    createClient(inbox.app).patch(
      `/api/widget/${inbox.agentId}/conversations/${id}/rating`,
      { rating },
      who.options,
    );
  await expectStatus(await rate(await openChat(inbox.app, inbox.agentId), 'negative'), 404);
  expect((await inbox.read(id)).rating).toBeNull();
  for (const rating of ['negative', 'positive', null] as const) {
    await expectStatus(await rate(inbox.visitor, rating), 200);
    expect((await inbox.read(id)).rating).toBe(rating);
  }
});

test('a visitor gets a copy of their own conversation by email, a few times an hour', async () => {
  const { conversationId: id } = await inbox.ask('Write to me at spam.example, http://spam.example');
  const copyTo = (who: Visitor, email: string) =>
    createClient(inbox.app).post(
      `/api/widget/${inbox.agentId}/conversations/${id}/transcript`,
      { email },
      who.options,
    );
  const email = newEmail();
  await expectStatus(await copyTo(await openChat(inbox.app, inbox.agentId), email), 404);
  await expectStatus(await copyTo(inbox.visitor, 'a@b.example, c@d.example'), 400);
  await expectStatus(await inbox.reply(inbox.ana, id, 'I write to you.'), 201);
  await expectStatus(await copyTo(inbox.visitor, email.toUpperCase()), 200);
  const { rows } = await inbox.services.pool.query('select email from email where to_address = $1', [email]);
  expect(rows).toMatchObject([
    {
      email: {
        kind: 'transcript',
        thread: {
          earlier: 0,
          turns: [
            { from: 'visitor' },
            { from: 'agent' },
            { from: 'person', name: 'Ana Lee', text: 'I write to you.' },
          ],
        },
      },
    },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/spam\.example|http:\/\//);
  for (const status of [200, 200, 429]) await expectStatus(await copyTo(inbox.visitor, email), status);
  for (const status of [200, 429]) await expectStatus(await copyTo(inbox.visitor, newEmail()), status);
});

test('a conversation that the visitor has finished is in their chat again once a person replies', async () => {
  const id = await inbox.begin();
  const path = `/api/widget/${inbox.agentId}`;
  const client = createClient(inbox.app);
  await expectStatus(await client.post(`${path}/conversations/${id}/finish`, {}, inbox.visitor.options), 200);
  const readSession = async () =>
    expectStatus<WidgetSession>(await client.get(`${path}/session`, inbox.visitor.options), 200);
  expect((await readSession()).conversation?.id).not.toBe(id);
  await expectStatus(await inbox.reply(inbox.ana, id, 'One more thing.'), 201);
  const { conversation } = await readSession();
  expect(conversation).toMatchObject({ id, isHeld: true });
  expect(conversation?.messages.at(-1)?.text).toBe('One more thing.');
});
