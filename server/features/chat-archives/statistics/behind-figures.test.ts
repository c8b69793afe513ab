import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import { setMessagePlan } from '#server/features/chat-archives/quota/set-message-plan.ts';
import { createRandom } from '#tests/create-random.ts';
import { addArchive, importText } from '#tests/endpoint-cases/chat-cases.ts';
import { type Client, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let ann: Client & { user: { id: string } };
let archiveId: string;

/** Two chats of three people: questions, calls and pauses of all lengths around those that decide. */
function chatOf(id: number, random: (below: number) => number): object {
  let at = 1_703_500_000;
  const pauses = [60, 299, 300, 301, 14_399, 14_400, 14_401, 100_000];
  const messages = Array.from({ length: 400 }, (_, index) => {
    at += pauses[random(pauses.length)] ?? 60;
    const from = ['Ann', 'Bo', 'Cy'][random(3)] ?? 'Ann';
    const said = { id: index + 1, date_unixtime: String(at) };
    if (random(8) === 0)
      return { ...said, type: 'service', action: 'phone_call', actor: from, actor_id: `user${from}` };
    const text = random(3) === 0 ? 'Are you there?' : random(4) === 0 ? 'well 🎉' : 'well';
    return { ...said, type: 'message', from, from_id: `user${from}`, text };
  });
  return { name: `Chat ${id}`, type: 'private_group', id, messages };
}

beforeAll(async () => {
  stage = await createTestServices({}, { isWorker: true });
  ann = await signUp(stage.app);
  await setMessagePlan(stage.services, ann.user.id, 'pro');
  // Clocks change in it.
  archiveId = await addArchive(ann, 'Random', 'Australia/Lord_Howe');
  const random = createRandom(11);
  const chats = { list: [chatOf(7, random), chatOf(8, random)] };
  await importText(ann, archiveId, JSON.stringify({ about: 'x', chats }), 'result.json');
});
afterAll(() => stage.close());

const path = (rest: string) => `/api/chatgenie/archives/${archiveId}${rest}`;
const figures = async (query: string) =>
  expectStatus<ArchiveStatistics>(await ann.get(path(`/statistics?${query}`)), 200);
const total = async (query: string): Promise<number> =>
  (
    await expectStatus<{ pagination: { total: number } }>(
      await ann.get(path(`/messages?limit=1&${query}`)),
      200,
    )
  ).pagination.total;

test.each([
  'gapMinutes=240',
  'gapMinutes=30&chatId=1',
  'gapMinutes=1440&from=2024-02-01T00:00:00Z&to=2024-04-10T00:00:00Z',
])(
  'figures of turns have as many messages behind them as they say: %s',
  async (query) => {
    const { people, totals } = await figures(query);
    expect(people.some(({ unanswered }) => (unanswered ?? 0) > 0)).toBe(true);
    expect(await total(`${query}&turn=start`)).toBe(totals.conversations);
    for (const { personId, initiations, replies, doubleTexts, unanswered } of people) {
      const behind = (turn: string) => total(`${query}&personId=${personId}&turn=${turn}`);
      expect([
        await behind('start'),
        await behind('reply'),
        await behind('double-text'),
        await behind('unanswered'),
      ]).toEqual([initiations, replies?.n ?? 0, doubleTexts, unanswered]);
    }
  },
  60_000,
);

test('each hour of the week has as many messages behind it as its cell says', async () => {
  const { heat } = await figures('');
  for (const [day, hours] of heat.entries())
    expect([day, await total(`weekday=${day + 1}`)]).toEqual([
      day,
      hours.reduce((sum, each) => sum + each, 0),
    ]);
  for (const [hour, messages] of (heat[2] ?? []).entries())
    expect([hour, await total(`weekday=3&hour=${hour}`)]).toEqual([hour, messages]);
}, 60_000);

test('an emoji leads to the texts that have it', async () => {
  const words = await expectStatus<{ emoji: { emoji: string; count: number }[] }>(
    await ann.get(path('/words')),
    200,
  );
  expect(await total(`emoji=${encodeURIComponent('🎉')}`)).toBe(words.emoji[0]?.count);
});

test('people who were joined are one in turns too', async () => {
  const { people } = await figures('');
  const personIds = people.slice(0, 2).map(({ personId }) => personId);
  await expectStatus(await ann.post(path('/people/join'), { personIds }), 200);
  const joined = await figures('');
  for (const { personId, replies, doubleTexts } of joined.people) {
    expect(await total(`personId=${personId}&turn=reply`)).toBe(replies?.n);
    expect(await total(`personId=${personId}&turn=double-text`)).toBe(doubleTexts);
  }
});
