import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Outcome } from '#contract/conversations/conversations.ts';
import type { listUnanswered } from '#contract/unanswered-questions/unanswered-questions.schemas.ts';
import { createRandom } from '#tests/create-random.ts';
import { type Client, expectStatus, waitUntilAllTrained } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { ask, prepareAgent } from './fixtures/ask-about-shipping.ts';

type Unanswered = z.infer<typeof listUnanswered.answer>;

const conversations = 200;
const things = [
  'helmets',
  'gift vouchers',
  'tandems',
  'insurance',
  'umbrellas',
  'keyboards',
  'seeds',
  'candles',
];
const unknown = things.flatMap((thing) => [`Do you sell ${thing}?`, `do you rent ${thing} to students`]);
const known = ['How much does shipping cost?', 'Within how many days are returns possible?'];
const others = ['Hello!', 'Thanks!', 'I want to talk to a person'];

let test: TestServices;
let client: Client;
let agentId: string;
/** Every question that was not answered, in the order asked. */
const missed: { text: string; outcome: Outcome | null }[] = [];

beforeAll(async () => {
  test = await createTestServices(
    { DEFAULT_PLAN: 'enterprise', API_CALL_LIMIT: '100000' },
    { isWorker: true },
  );
  const prepared = await prepareAgent(test);
  client = prepared.client;
  agentId = prepared.agent.id;
  const random = createRandom(8);
  for (let number = 0; number < conversations; number += 1) {
    let conversationId: string | undefined;
    for (let left = 1 + random(4); left > 0; left -= 1) {
      const texts = [unknown, unknown, known, others][random(4)] ?? unknown;
      const text = texts[random(texts.length)] ?? '';
      const { metadata } = await ask(client, agentId, text, conversationId);
      conversationId = metadata.conversationId;
      if (metadata.outcome === 'declined' || metadata.outcome === 'hedged')
        missed.push({ text, outcome: metadata.outcome });
    }
  }
}, 180_000);
afterAll(() => test.close());

const list = async (outcome: string): Promise<Unanswered> =>
  expectStatus(
    await client.get(`/api/v1/conversations/unanswered?agentId=${agentId}&limit=100&outcome=${outcome}`),
    200,
  );

it.each(['declined', 'hedged'] as const)(
  'every question that was %s in 200 conversations is listed, whatever came later',
  async (outcome) => {
    const texts = missed.filter((each) => each.outcome === outcome).map(({ text }) => text);
    const { data, questions } = await list(outcome);
    expect(questions).toBe(texts.length);
    expect(data.reduce((sum, { asked }) => sum + asked, 0)).toBe(texts.length);
    const shown = data.flatMap(({ question, wordings }) => [question, ...wordings]);
    expect([...new Set(shown)].sort()).toEqual([...new Set(texts)].sort());
  },
);

it('what was not known is among them', () => {
  expect(missed.length).toBeGreaterThan(conversations / 2);
  const texts = new Set(missed.map(({ text }) => text));
  for (const text of unknown) expect(texts).toContain(text);
});

it('all of a group are cleared at once when the question is asked again and answered', async () => {
  const before = await list('declined');
  const [group] = before.data;
  const question = group?.question ?? '';
  const wanted = { kind: 'qa', question, answer: 'Yes, from 40 euros.' };
  await expectStatus(await client.post(`/api/v1/agents/${agentId}/sources`, wanted), 201);
  await waitUntilAllTrained(client, agentId);
  expect((await ask(client, agentId, question)).metadata.outcome).toBe('answered');
  const after = await list('declined');
  expect(after.questions).toBeLessThan(before.questions);
  expect(after.data.map((each) => each.question)).not.toContain(question);
});
