import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChatAnswer } from '#contract/conversations/conversations.schemas.ts';
import {
  addText,
  type Client,
  createAgent,
  expectStatus,
  signUp,
  waitUntilAllTrained,
} from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let test: TestServices;
let client: Client;

beforeAll(async () => {
  test = await createTestServices({ DEFAULT_PLAN: 'pro' }, { isWorker: true });
  client = await signUp(test.app);
});
afterAll(() => test.close());

const questionsOf = async (agentId: string, asker = client) =>
  (
    await expectStatus<{ questions: string[] }>(
      await asker.get(`/api/v1/agents/${agentId}/question-suggestions`),
      200,
    )
  ).questions;

it('returns none when there is nothing to ask about', async () => {
  const { id } = await createAgent(client);
  expect(await questionsOf(id)).toEqual([]);
});

it('offers what the agent answers, at most four, the owner’s own first', async () => {
  const { id } = await createAgent(client);
  const text = `# Fern Bakery

## Delivery times
Delivery takes two working days within the city. Orders before noon leave the same day.

## Can I return a cake?
Cakes can be returned within two hours of delivery if the box is unopened.

## Do you bake without gluten?
Every Thursday we bake bread without gluten in a kitchen of its own.

## Gift cards
Gift cards come in 20, 50 and 100 euros. They are valid for three years.

## Birthday orders
Birthday orders need three days. Names are written on the cake for free.`;
  await addText(client, id, { title: 'Help', text });
  const qa = { kind: 'qa', question: 'Do you have a car park?', answer: 'Yes, behind the house.' };
  await expectStatus(await client.post(`/api/v1/agents/${id}/sources`, qa), 201);
  await waitUntilAllTrained(client, id);

  const questions = await questionsOf(id);
  expect(questions.slice(0, 3)).toEqual([
    'Do you have a car park?',
    'Can I return a cake?',
    'Do you bake without gluten?',
  ]);
  expect(questions).toHaveLength(4);
  for (const message of questions) {
    const answer = await client.post(`/api/v1/agents/${id}/chat`, { message, stream: false });
    expect((await expectStatus<ChatAnswer>(answer, 200)).metadata.outcome).toBe('answered');
  }
});

it('asks nothing about boxes next to the main text of a page', async () => {
  const owner = await signUp(test.app);
  const { id } = await createAgent(owner);
  const part = (name: string, text: string) => `<h2>${name}</h2><p>${text}</p>`;
  const long =
    'Please call us when you are not at home, so that nothing has to be carried back to the bakery.';
  const main = [
    part(
      'Delivery times',
      `Delivery takes two working days within the city, and nothing is sent on Sunday. ${long}`,
    ),
    part(
      'Birthday orders',
      `Birthday orders need three days. Names are written on the cake for free. ${long}`,
    ),
    part('Returns', 'Cakes can be returned within two hours of delivery if the box is unopened.'),
  ].join('');
  const box = `<aside>${part('Gift cards', 'Gift cards come in 20, 50 and 100 euros.')}</aside>`;
  const form = new FormData();
  const page = `<!doctype html><title>Help</title><div class="content"><h1>Bakery</h1>${main}</div>${box}`;
  form.append('file', new Blob([page]), 'help.html');
  await expectStatus(await owner.post(`/api/v1/agents/${id}/sources`, form), 201);
  const [source] = await waitUntilAllTrained(owner, id);

  const pages = await owner.get(`/api/v1/agents/${id}/sources/${source?.id}/pages`);
  const [stored] = (await expectStatus<{ data: { id: string }[] }>(pages, 200)).data;
  const listed = await owner.get(`/api/v1/agents/${id}/sources/${source?.id}/pages/${stored?.id}/passages`);
  const { data } = await expectStatus<{ data: { headingPath: string[]; isBeside: boolean }[] }>(listed, 200);
  expect(data.filter(({ isBeside }) => isBeside).map(({ headingPath }) => headingPath.at(-1))).toEqual([
    'Gift cards',
  ]);
  const questions = (await questionsOf(id, owner)).join(' ');
  expect(questions).toContain('elivery');
  expect(questions).not.toContain('ift cards');
});
