import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Conversation, Message } from '#contract/conversations/conversations.schemas.ts';
import { defaultLook } from '#contract/look/look.ts';
import type { ErasedCounts, Erasure } from '#contract/privacy/privacy.schemas.ts';
import { createId } from '#server/database/create-id.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { knownVisitor } from '#server/features/identity/identity.table.ts';
import { type Client, createAgent, createClient, expectStatus, openChat, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { eraseOldData } from './erase-old-data.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

let stage: TestServices;
let owner: Client;
let stranger: Client;
let agentId: string;

beforeAll(async () => {
  stage = await createTestServices({ DEFAULT_PLAN: 'enterprise' });
  [owner, stranger] = await Promise.all([signUp(stage.app), signUp(stage.app)]);
  const input = { ...defaultLook.input, allowsAttachments: true };
  agentId = (await createAgent(owner, { input })).id;
});
afterAll(() => stage.close());

/** A visitor who asks this and leaves an address. */
async function visit(message: string, email: string) {
  const visitor = await openChat(stage.app, agentId);
  const { conversationId } = await visitor.ask(message);
  const path = `/api/widget/${agentId}/leads`;
  const left = await createClient(stage.app).post(
    path,
    { name: 'Ada', email, conversationId },
    visitor.options,
  );
  await expectStatus(left, 201);
  return { visitor, conversationId };
}

const set = async (settings: object) =>
  expectStatus(
    await owner.put('/api/v1/privacy/settings', {
      conversationDays: null,
      leadDays: null,
      masksCardNumbers: false,
      ...settings,
    }),
    200,
  );

const readMessages = async (conversationId: string) =>
  (
    await expectStatus<Conversation & { messages: Message[] }>(
      await owner.get(`/api/v1/conversations/${conversationId}`),
      200,
    )
  ).messages.map(({ text }) => text);

const erase = (person: object) => owner.post('/api/v1/privacy/person/erase', { person });

async function keptAnswers(word: string): Promise<number> {
  const { rows } = await stage.services.pool.query(
    'select from idempotent_answer where body::text ilike $1',
    [`%${word}%`],
  );
  return rows.length;
}

const listErasures = async () =>
  (await expectStatus<{ data: Erasure[] }>(await owner.get('/api/v1/privacy/erasures'), 200)).data;

test('card numbers are masked before they are stored, where the workspace wants that', async () => {
  const visitor = await openChat(stage.app, agentId);
  const { conversationId } = await visitor.ask('My card is 4242 4242 4242 4242.');
  await set({ masksCardNumbers: true });
  await visitor.ask('Again: 4242 4242 4242 4242, of order 1234567890123.');
  const [first, , second] = await readMessages(conversationId);
  expect(first).toBe('My card is 4242 4242 4242 4242.');
  expect(second).toBe('Again: •••• •••• •••• 4242, of order 1234567890123.');
  await set({});
});

test('one person’s data is exported and erased, and nobody else’s', async () => {
  const { visitor, conversationId } = await visit('Where is my quokka?', 'Quokka@example.com');
  visitor.options.headers = { ...visitor.options.headers, 'user-agent': firefox };
  const second = await visitor.ask('And the other quokka?', {
    timeZone: 'Asia/Tokyo',
    pageUrl: 'https://shop.example/quokkas?from=x',
  });
  await visitor.sendFile('quokka.txt', 'A quokka');
  const { conversationId: kept } = await visit('I am somebody else.', 'other@example.com');
  // What a program is answered is kept for a day, to be given again.
  const lead = { agentId, conversationId, name: 'Ada', email: 'Quokka@example.com' };
  const named = await owner.post('/api/v1/leads', lead, { headers: { 'idempotency-key': 'of a program' } });
  await expectStatus(named, 201);
  expect(await keptAnswers('quokka')).toBe(1);
  const found = await owner.post('/api/v1/privacy/person', { person: { email: 'quokka@example.com' } });
  expect(await expectStatus<ErasedCounts>(found, 200)).toEqual({ conversations: 1, files: 1, leads: 1 });
  const path = `/api/v1/privacy/person/export?conversationId=${conversationId}`;
  const exported = await (await owner.get(path)).text();
  expect(exported).toContain('Where is my quokka?');
  expect(exported).toContain('Quokka@example.com');
  expect(exported).toContain('"generated_by":"ai"');
  const { conversations } = JSON.parse(exported) as { conversations: { id: string; visitor: object }[] };
  expect(conversations.find(({ id }) => id === conversationId)?.visitor).toEqual({
    language: 'en',
    timeZone: 'Asia/Tokyo',
    device: { browser: 'Firefox 143', system: 'Linux' },
    pages: ['https://shop.example/quokkas'],
    visitedPages: [],
  });
  expect(exported).not.toContain('somebody else');
  expect((await stranger.get(path)).status).toBe(404);
  const elsewhere = await stranger.post('/api/v1/privacy/person/erase', {
    person: { email: 'quokka@example.com' },
  });
  expect(await expectStatus(elsewhere, 200)).toEqual({ conversations: 0, files: 0, leads: 0 });

  expect(await expectStatus(await erase({ email: 'quokka@example.com' }), 200)).toEqual({
    conversations: 1,
    files: 1,
    leads: 1,
  });
  for (const id of [conversationId, second.conversationId])
    expect((await owner.get(`/api/v1/conversations/${id}`)).status).toBe(404);
  expect(await keptAnswers('quokka')).toBe(0);
  expect(await readMessages(kept)).toHaveLength(2);
  expect((await listErasures())[0]).toMatchObject({ cause: 'request', conversations: 1, files: 1, leads: 1 });
  expect(JSON.stringify(await listErasures())).not.toContain('quokka');
  expect((await erase({ conversationId })).status).toBe(404);
});

test('erases what is older than the workspace keeps, and nothing else', async () => {
  const { conversationId: old } = await visit('An old question', 'old@example.com');
  const { conversationId: fresh } = await visit('A new question', 'new@example.com');
  const workspace = await expectStatus<{ id: string }>(await owner.get('/api/v1/workspace'), 200);
  const longAgo = new Date(stage.clock.now().getTime() - 31 * 86_400_000);
  const ids = [createId('kno'), createId('kno')];
  for (const id of ids)
    await stage.services.db.insert(knownVisitor).values({
      id,
      workspaceId: workspace.id,
      agentId,
      userId: id,
      attributes: {},
      firstSeenAt: longAgo,
      lastSeenAt: longAgo,
    });
  const { db } = stage.services;
  await db.update(conversation).set({ lastMessageAt: longAgo }).where(eq(conversation.id, old));
  await db
    .update(conversation)
    .set({ visitorId: ids[1] ?? null })
    .where(eq(conversation.id, fresh));
  const { signal } = new AbortController();
  const before = await listErasures();
  await eraseOldData(stage.services, signal);
  expect(await listErasures()).toEqual(before);

  await set({ conversationDays: 30 });
  await eraseOldData(stage.services, signal);
  expect((await owner.get(`/api/v1/conversations/${old}`)).status).toBe(404);
  expect(await readMessages(fresh)).toHaveLength(2);
  expect((await listErasures())[0]).toMatchObject({ cause: 'retention', conversations: 1, leads: 0 });
  expect((await db.select().from(knownVisitor)).map(({ id }) => id)).toEqual([ids[1]]);

  // The lead of what went stays, until its own time is over.
  const leads = async () => (await stage.services.pool.query('select email from lead order by email')).rows;
  expect(await leads()).toContainEqual({ email: 'old@example.com' });
  await stage.services.pool.query(`update lead set created_at = $1 where email = 'old@example.com'`, [
    longAgo,
  ]);
  await set({ leadDays: 30 });
  await eraseOldData(stage.services, signal);
  expect(await leads()).not.toContainEqual({ email: 'old@example.com' });
  expect(await leads()).toContainEqual({ email: 'new@example.com' });
});
