import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConversationCounts } from '#contract/conversations/conversations.schemas.ts';
import { type Client, createAgent, expectStatus, openChat, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let test: TestServices;
let client: Client;
let agentId: string;

beforeAll(async () => {
  test = await createTestServices();
  client = await signUp(test.app);
  agentId = (await createAgent(client, { name: 'Bicycle helper' })).id;
});
afterAll(() => test.close());

/** A conversation with all its messages at this time. */
async function addThread(at: string, message: string, later: string[] = []): Promise<string> {
  const chat = `/api/v1/agents/${agentId}/chat`;
  const first = await client.post(chat, { message });
  const { conversationId } = (await expectStatus<{ metadata: { conversationId: string } }>(first, 200))
    .metadata;
  for (const more of later)
    await expectStatus(await client.post(chat, { message: more, conversationId }), 200);
  await test.services.pool.query('update question set asked_at = $2 where conversation_id = $1', [
    conversationId,
    at,
  ]);
  return conversationId;
}

const count = async (query: string) =>
  expectStatus<ConversationCounts>(await client.get(`/api/v1/conversations/counts?${query}`), 200);

/** How many conversations the list has. */
const total = async (query: string): Promise<number> => {
  const list = await client.get(`/api/v1/conversations?${query}`);
  return (await expectStatus<{ pagination: { total: number } }>(list, 200)).pagination.total;
};

const none = { answered: 0, hedged: 0, declined: 0, smalltalk: 0, handoff: 0 };
const ratings = { positive: 0, negative: 0 };
const nothing = { ratings, resolutions: { confirmed: 0, assumed: 0, abandoned: 0 } };

it('counts nothing where there is nothing', async () => {
  expect(await count('')).toEqual({ conversations: 0, messages: 0, outcomes: none, ...nothing, days: [] });
});

it('counts each message by its own outcome, by the days of the zone asked for', async () => {
  // In Auckland each of these is a day later.
  await addThread('2026-03-01T20:00:00Z', 'What is a derailleur?');
  await addThread('2026-03-01T22:00:00Z', 'I want to talk to a person', ['Do you repair it?', 'Thanks!']);
  await addThread('2026-03-02T23:30:00Z', 'Hello!');
  await addThread('2026-02-27T12:00:00Z', 'Do you sell helmets?');
  const range = 'from=2026-03-01T00:00:00Z&to=2026-03-04T00:00:00Z';
  expect(await count(range)).toEqual({
    conversations: 3,
    messages: 5,
    outcomes: { ...none, declined: 2, handoff: 1, smalltalk: 2 },
    ...nothing,
    // After the other one the visitor wrote again.
    resolutions: { confirmed: 0, assumed: 0, abandoned: 1 },
    days: [
      {
        day: '2026-03-01',
        conversations: 2,
        messages: 4,
        outcomes: { ...none, declined: 2, handoff: 1, smalltalk: 1 },
        ...nothing,
        resolutions: { confirmed: 0, assumed: 0, abandoned: 1 },
      },
      { day: '2026-03-02', conversations: 1, messages: 1, outcomes: { ...none, smalltalk: 1 }, ...nothing },
    ],
  });
  const { days } = await count(`${range}&timeZone=Pacific/Auckland&agentId=${agentId}`);
  expect(days.map(({ day, messages }) => [day, messages])).toEqual([
    ['2026-03-02', 4],
    ['2026-03-03', 1],
  ]);
});

it('does not count what is tried in the preview, wherever it is tried', async () => {
  const before = await count('');
  const agentBefore = await expectStatus(await client.get(`/api/v1/agents/${agentId}`), 200);
  const used = async () =>
    (await expectStatus<{ meters: { name: string; used: number }[] }>(await client.get('/api/v1/usage'), 200))
      .meters;
  const metersBefore = await used();
  const chat = `/api/v1/agents/${agentId}/chat`;
  const asked = await client.post(chat, { message: 'Do you repair unicycles?', channel: 'preview' });
  const { metadata } = await expectStatus<{ metadata: { conversationId: string } }>(asked, 200);
  const session = await client.get(`/api/v1/agents/${agentId}/preview-session`);
  const { visitorToken } = await expectStatus<{ visitorToken: string }>(session, 200);
  const inPanel = await client.post(
    `/api/widget/${agentId}/messages`,
    { message: 'Do you rent unicycles?', channel: 'page' },
    { headers: { 'x-visitor-token': visitorToken }, csrfToken: null },
  );
  expect(inPanel.status).toBe(200);
  await inPanel.text();
  expect(await count('')).toEqual(before);
  expect(await used()).toEqual(metersBefore);
  expect(await expectStatus(await client.get(`/api/v1/agents/${agentId}`), 200)).toEqual(agentBefore);
  const unanswered = await client.get('/api/v1/conversations/unanswered?limit=100');
  expect(JSON.stringify(await unanswered.json())).not.toContain('unicycle');
  expect([await total(''), await total('channel=preview')]).toEqual([4, 2]);
  // And a preview stays one: it cannot be continued as something that counts, nor the other way round.
  const continued = { message: 'And tandems?', conversationId: metadata.conversationId };
  expect((await client.post(chat, continued)).status).toBe(404);
});

it('allows 200 messages a day in the preview, without an email about it', async () => {
  const { pool } = test.services;
  await pool.query(`update usage set used = 199 where meter = 'previews'`);
  const chat = `/api/v1/agents/${agentId}/chat`;
  const ask = () => client.post(chat, { message: 'Do you rent tandems?', channel: 'preview' });
  await expectStatus(await ask(), 200);
  expect(await expectStatus(await ask(), 402)).toMatchObject({
    error: {
      code: 'plan-limit',
      message: 'The 200 preview messages of today are used. They start again at midnight UTC.',
    },
  });
  const { rows } = await pool.query(`select 1 from outbox where name = 'usage.warned'`);
  expect(rows).toEqual([]);
  await pool.query(`update usage set period = '2026-01-01' where meter = 'previews'`);
  await expectStatus(await ask(), 200);
});

it.each(['Nowhere/Else', '%2B02:00', "UTC'%3B drop table conversation", 'a'.repeat(100)])(
  'refuses %s as a time zone',
  async (timeZone) => {
    const answer = await client.get(`/api/v1/conversations/counts?timeZone=${timeZone}`);
    expect(await expectStatus(answer, 400)).toMatchObject({ error: { code: 'invalid-input' } });
  },
);

it('accepts every zone that a browser may send', async () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone').filter((_, index) => index % 20 === 0)) {
    expect((await count(`timeZone=${encodeURIComponent(timeZone)}`)).messages, timeZone).toBe(6);
  }
});

it('finds the conversations behind a figure, and by where they were held', async () => {
  const range = 'from=2026-03-01T00:00:00Z&to=2026-03-04T00:00:00Z';
  // Two messages were declined, in two conversations; the thanks and the person asked for hide neither.
  expect(await total(`${range}&outcome=declined`)).toBe(2);
  expect(await total(`${range}&outcome=handoff`)).toBe(1);
  expect(await total(range)).toBe((await count(range)).conversations);
  expect([await total('channel=api'), await total('channel=widget')]).toEqual([4, 0]);
});

it('keeps the thumb of the visitor and the judgement of the workspace apart', async () => {
  const visitor = await openChat(test.app, agentId);
  const { conversationId, messageId } = await visitor.ask('Do you sell bells?');
  await client.patch(
    `/api/widget/${agentId}/messages/${messageId}/feedback`,
    { feedback: 'negative' },
    visitor.options,
  );
  const judged = await client.patch(`/api/v1/messages/${messageId}/feedback`, { feedback: 'positive' });
  expect(await expectStatus(judged, 200)).toMatchObject({
    feedback: 'positive',
    visitorFeedback: 'negative',
  });
  const session = await client.get(`/api/widget/${agentId}/session`, visitor.options);
  expect(await expectStatus(session, 200)).toMatchObject({
    conversation: { id: conversationId, messages: [{}, { feedback: 'negative' }] },
  });
});
