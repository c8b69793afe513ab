import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConversationCounts } from '#contract/conversations/conversations.schemas.ts';
import { type Client, createAgent, expectStatus, signUp } from '#tests/factories.ts';
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

/** A conversation whose last message was at this time. */
async function addThread(at: string, message: string, later: string[] = []): Promise<string> {
  const chat = `/api/v1/agents/${agentId}/chat`;
  const first = await client.post(chat, { message });
  const { conversationId } = (await expectStatus<{ metadata: { conversationId: string } }>(first, 200))
    .metadata;
  for (const more of later)
    await expectStatus(await client.post(chat, { message: more, conversationId }), 200);
  await test.services.pool.query('update conversation set last_message_at = $2 where id = $1', [
    conversationId,
    at,
  ]);
  return conversationId;
}

const count = async (query: string) =>
  expectStatus<ConversationCounts>(await client.get(`/api/v1/conversations/counts?${query}`), 200);

it('counts nothing where there is nothing', async () => {
  expect(await count('')).toEqual({
    total: 0,
    outcomes: { answered: 0, hedged: 0, declined: 0, smalltalk: 0, handoff: 0 },
    days: [],
    before: null,
  });
});

it('counts by the days of the zone asked for, and beside them the time before', async () => {
  // In Auckland each of these is a day later.
  await addThread('2026-03-01T20:00:00Z', 'What is a derailleur?');
  await addThread('2026-03-01T22:00:00Z', 'I want to talk to a person', ['Thanks!']);
  await addThread('2026-03-02T23:30:00Z', 'Hello!');
  await addThread('2026-02-27T12:00:00Z', 'Do you sell helmets?');
  const range = 'from=2026-03-01T00:00:00Z&to=2026-03-04T00:00:00Z';
  expect(await count(range)).toEqual({
    total: 3,
    outcomes: { answered: 0, hedged: 0, declined: 1, smalltalk: 1, handoff: 1 },
    days: [
      { day: '2026-03-01', answered: 0, unanswered: 2, total: 2 },
      { day: '2026-03-02', answered: 0, unanswered: 0, total: 1 },
    ],
    before: { answered: 0, unanswered: 1, total: 1 },
  });
  const { days } = await count(`${range}&timeZone=Pacific/Auckland&agentId=${agentId}`);
  expect(days.map(({ day, total }) => [day, total])).toEqual([
    ['2026-03-02', 2],
    ['2026-03-03', 1],
  ]);
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
    expect((await count(`timeZone=${encodeURIComponent(timeZone)}`)).total, timeZone).toBe(4);
  }
});

it('lists the questions that ended without an answer, the newest first', async () => {
  const last = await addThread('2026-03-05T12:00:00Z', 'Hello!', ['Do you repair unicycles?', 'Thanks!']);
  const answer = await client.get('/api/v1/conversations/unanswered?from=2026-03-01T00:00:00Z');
  const { data } = await expectStatus<{ data: Record<string, unknown>[] }>(answer, 200);
  expect(data.map(({ question }) => question)).toEqual(['Do you repair unicycles?', 'What is a derailleur?']);
  expect(data[0]).toMatchObject({ conversationId: last, agentId, agentName: 'Bicycle helper' });
});

it('finds threads by where they were held', async () => {
  for (const [channel, total] of [
    ['api', 5],
    ['widget', 0],
  ] as const) {
    const list = await client.get(`/api/v1/conversations?channel=${channel}`);
    expect(await expectStatus(list, 200)).toMatchObject({ pagination: { total } });
  }
});
