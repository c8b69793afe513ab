import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { VisitorFacts } from '#contract/inbox/inbox.schemas.ts';
import type { ToldPage } from '#contract/widget/widget.schemas.ts';
import { createInboxStage, type InboxStage } from '#server/features/conversations/fixtures/inbox-stage.ts';
import { createClient, expectStatus, openChat } from '#tests/factories.ts';

/** What a visitor had open before a conversation: stored with its first message, and gone with it. */
let inbox: InboxStage;
beforeAll(async () => {
  inbox = await createInboxStage();
});
afterAll(() => inbox.close());
beforeEach(() => inbox.clock.advanceSeconds(120));

const told: ToldPage[] = [
  { url: 'https://shop.example/returns?token=secret#part', title: 'Returns', secondsAgo: 0 },
  { url: 'javascript:alert(1)', title: 'Evil', secondsAgo: 30 },
  { url: 'https://shop.example/', title: 'Home', secondsAgo: 60 },
];
const pageUrl = 'https://shop.example/returns';

const readPages = async (conversationId: string) => {
  const answer = await inbox.ana.get(`/api/v1/conversations/${conversationId}/visitor`);
  return (await expectStatus<VisitorFacts>(answer, 200)).visitedPages;
};

async function begin(more: object = {}): Promise<string> {
  const visitor = await openChat(inbox.app, inbox.agentId);
  return (await visitor.ask('Can I return shoes?', { pageUrl, visitedPages: told, ...more })).conversationId;
}

async function setConsent(consentText: string): Promise<void> {
  const path = `/api/v1/agents/${inbox.agentId}`;
  const { leadsForm } = await expectStatus<{ leadsForm: object }>(await inbox.ana.get(path), 200);
  await expectStatus(await inbox.ana.patch(path, { leadsForm: { ...leadsForm, consentText } }), 200);
}

test('the pages of a first message are shown beside the conversation, without queries and other links', async () => {
  const pages = await readPages(await begin());
  expect(pages).toMatchObject([
    { url: 'https://shop.example/returns', title: 'Returns' },
    { url: 'https://shop.example/', title: 'Home' },
  ]);
  const [last = 0, first = 0] = pages.map(({ openedAt }) => Date.parse(openedAt));
  expect(last - first).toBe(60_000);
  expect(Math.abs(inbox.clock.now().getTime() - last)).toBeLessThan(5_000);
});

test('a later message changes nothing of them, and a conversation without has none', async () => {
  const visitor = await openChat(inbox.app, inbox.agentId);
  const { conversationId } = await visitor.ask('Hello!', { pageUrl });
  await visitor.ask('And shoes?', { pageUrl, visitedPages: told });
  expect(await readPages(conversationId)).toEqual([]);
});

test('where a form asks for consent, they are kept only of a visitor who has given it', async () => {
  await setConsent('You may write to me.');
  try {
    expect(await readPages(await begin())).toEqual([]);
    const visitor = await openChat(inbox.app, inbox.agentId);
    const left = await createClient(inbox.app).post(
      `/api/widget/${inbox.agentId}/leads`,
      { name: 'Ada', email: 'ada@mail.example', hasConsented: true },
      visitor.options,
    );
    const { leadId } = await expectStatus<{ leadId: string }>(left, 201);
    const { conversationId } = await visitor.ask('Can I return shoes?', { visitedPages: told, leadId });
    expect(await readPages(conversationId)).toHaveLength(2);
  } finally {
    await setConsent('');
  }
});

test('a preview keeps none', async () => {
  const answer = await inbox.ana.get(`/api/v1/agents/${inbox.agentId}/preview-session`);
  const { visitorToken } = await expectStatus<{ visitorToken: string }>(answer, 200);
  const headers = { 'x-visitor-token': visitorToken };
  const body = { message: 'Can I return shoes?', visitedPages: told };
  const sent = await inbox.ana.post(`/api/widget/${inbox.agentId}/messages`, body, { headers });
  expect(await sent.text()).toContain('[DONE]');
  const { rows } = await inbox.services.pool.query(
    `select visit.pages from conversation left join visit on visit.conversation_id = conversation.id
     where channel = 'preview'`,
  );
  expect(rows).toEqual([{ pages: null }]);
});

test('are deleted with their conversation', async () => {
  const id = await begin();
  const count = async () =>
    (await inbox.services.pool.query('select from visit where conversation_id = $1', [id])).rows.length;
  expect(await count()).toBe(1);
  await expectStatus(await inbox.ana.delete(`/api/v1/conversations/${id}`), 200);
  expect(await count()).toBe(0);
});
