import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type {
  AgentTest,
  HeldTraining,
  TestExpectation,
  TestResult,
  TestRun,
} from '#contract/agent-tests/agent-tests.schemas.ts';
import type { TestRunCause } from '#contract/agent-tests/agent-tests.ts';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { agentTemplate } from '#contract/agents/templates.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { runTests } from '#server/features/agent-tests/runs/run-tests.ts';
import { trainSource } from '#server/features/sources/training/train-source.ts';
import { addApiKey, addText, type Client, createAgent, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { applyChanges } from '../../../scripts/agent-file/apply-changes.ts';
import { importAgent } from '../../../scripts/agent-file/import-agent.ts';
import { parseAgentFile } from '../../../scripts/agent-file/parse-agent-file.ts';
import { planChanges } from '../../../scripts/agent-file/plan-changes.ts';
import { readAgent } from '../../../scripts/agent-file/read-agent.ts';
import { writeAgentFile } from '../../../scripts/agent-file/write-agent-file.ts';
import { createSender } from '../../../scripts/create-sender.ts';

let stage: TestServices;
let client: Client;
let workspaceId: string;
const signal = new AbortController().signal;

beforeAll(async () => {
  // Without a worker: training and runs happen when a test says so.
  stage = await createTestServices({ DEFAULT_PLAN: 'enterprise' });
  client = await signUp(stage.app);
});
afterAll(() => stage.close());

interface Shop {
  path: string;
  agentId: string;
  source: Source;
}

/** An agent that knows what a lamp costs. */
async function openShop(settings: { holdsBackTraining?: boolean } = {}): Promise<Shop> {
  const { id: agentId } = await createAgent(client, settings);
  const source = await addText(client, agentId, {
    title: 'Lamps',
    text: 'The desk lamp costs 12 euros. The desk lamp is delivered in three days.',
  });
  const { rows } = await stage.services.pool.query('select workspace_id from agent where id = $1', [agentId]);
  workspaceId = rows[0].workspace_id;
  await train(source.id);
  return { path: `/api/v1/agents/${agentId}`, agentId, source };
}

async function train(sourceId: string): Promise<void> {
  const { rows } = await stage.services.pool.query('select run from source where id = $1', [sourceId]);
  await trainSource(stage.services, { sourceId, workspaceId, run: rows[0].run }, signal);
}

async function rewrite({ path, source }: Shop, text: string): Promise<void> {
  await expectStatus(await client.patch(`${path}/sources/${source.id}`, { text }), 200);
  await train(source.id);
}

const addTest = async ({ path }: Shop, question: string, expectation: TestExpectation) =>
  expectStatus<AgentTest>(await client.post(`${path}/tests`, { question, expectation }), 201);

test('a template brings its settings and tests, and what is given is kept', async () => {
  const given = { name: 'Lamps', template: 'shop', messageColor: '#123456' };
  const made = await expectStatus<Agent>(await client.post('/api/v1/agents', given), 201);
  const { settings, tests } = agentTemplate('shop') ?? {};
  expect(made).toMatchObject({ ...settings, name: 'Lamps', messageColor: '#123456' });
  const { data } = await expectStatus<{ data: AgentTest[] }>(
    await client.get(`/api/v1/agents/${made.id}/tests`),
    200,
  );
  expect(data.map(({ origin }) => origin)).toEqual(tests?.map(() => 'template'));
});

const runFor = (agentId: string, cause: TestRunCause) =>
  runTests(stage.services, { workspaceId, agentId, cause }, signal);

const lastRun = async ({ path }: Shop): Promise<TestRun & { results: TestResult[] }> => {
  const { data } = await expectStatus<{ data: TestRun[] }>(await client.get(`${path}/test-runs`), 200);
  return expectStatus(await client.get(`${path}/test-runs/${data[0]?.id}`), 200);
};
const countRuns = async ({ path }: Shop): Promise<number> =>
  (await expectStatus<{ data: TestRun[] }>(await client.get(`${path}/test-runs`), 200)).data.length;

const answerOf = async ({ path }: Shop): Promise<string> => {
  const asked = await client.post(`${path}/chat`, { message: price.question });
  return (await expectStatus<{ parts: { text: string }[] }>(asked, 200)).parts[0]?.text ?? '';
};
const heldOf = async ({ path }: Shop): Promise<HeldTraining> =>
  expectStatus(await client.get(`${path}/held-training`), 200);
const settle = async ({ path }: Shop, action: 'publish' | 'discard' | 'undo') =>
  expectStatus<HeldTraining>(await client.post(`${path}/held-training/${action}`), 200);

const price = {
  question: 'What does the desk lamp cost?',
  expectation: { kind: 'contains', text: '12 euros' },
} as const;

describe('tests of an agent', () => {
  it('are run, and a run shows what was lost since the one before', async () => {
    const shop = await openShop();
    const test = await addTest(shop, price.question, price.expectation);
    await addTest(shop, 'Who won the cup in 1990?', { kind: 'decline' });
    await addTest(shop, 'How long does delivery of the desk lamp take?', {
      kind: 'page',
      sourceId: shop.source.id,
      url: null,
    });
    const started = await expectStatus<TestRun>(await client.post(`${shop.path}/test-runs`), 201);
    expect(started).toMatchObject({ state: 'queued', total: 3, cause: 'owner' });
    // A second press gives the same run.
    expect(await expectStatus<TestRun>(await client.post(`${shop.path}/test-runs`), 201)).toEqual(started);
    await runTests(
      stage.services,
      { workspaceId, agentId: shop.agentId, cause: 'owner', runId: started.id },
      signal,
    );
    expect(await lastRun(shop)).toMatchObject({ id: started.id, state: 'done', passed: 3, lost: 0 });

    await rewrite(shop, 'The desk lamp costs 15 euros. The desk lamp is delivered in three days.');
    await runFor(shop.agentId, 'training');
    const run = await lastRun(shop);
    expect(run).toMatchObject({ cause: 'training', passed: 2, lost: 1, gained: 0, decision: null });
    const lost = run.results.find(({ testId }) => testId === test.id);
    expect(lost).toMatchObject({ hasPassed: false, failure: 'text-missing', before: { hasPassed: true } });
    expect(lost?.before?.text).toContain('12 euros');
    const { data } = await expectStatus<{ data: AgentTest[] }>(await client.get(`${shop.path}/tests`), 200);
    expect(data.find(({ id }) => id === test.id)?.hasPassed).toBe(false);
  });

  it('run for changed settings only where answers depend on them', async () => {
    const shop = await openShop();
    await addTest(shop, price.question, price.expectation);
    await runFor(shop.agentId, 'settings');
    await runFor(shop.agentId, 'settings');
    expect(await countRuns(shop)).toBe(1);
    await expectStatus(await client.patch(shop.path, { messageColor: '#112233' }), 200);
    await runFor(shop.agentId, 'settings');
    expect(await countRuns(shop)).toBe(1);
    await expectStatus(await client.patch(shop.path, { fallbackReply: 'We do not know.' }), 200);
    await runFor(shop.agentId, 'settings');
    expect(await countRuns(shop)).toBe(2);
  });

  it('are there once a question, and not run without any', async () => {
    const shop = await openShop();
    await expectStatus(await client.post(`${shop.path}/test-runs`), 422);
    await addTest(shop, price.question, price.expectation);
    await expectStatus(
      await client.post(`${shop.path}/tests`, { ...price, question: price.question.toUpperCase() }),
      409,
    );
  });

  it('are suggested from own questions and from headings that ask', async () => {
    const shop = await openShop();
    const added = await client.post(`${shop.path}/sources`, {
      kind: 'qa',
      question: 'Do you ship to Norway?',
      answer: 'Yes, for 9 euros.',
    });
    await train((await expectStatus<Source>(added, 201)).id);
    const suggested = await client.get(`${shop.path}/tests/suggestions`);
    expect(await expectStatus(suggested, 200)).toEqual({
      data: [
        { question: 'Do you ship to Norway?', expectation: { kind: 'contains', text: 'Yes, for 9 euros.' } },
      ],
    });
  });
});

describe('a training of an agent that holds trainings back', () => {
  it('answers once the tests have passed with it, and can be taken back', async () => {
    const shop = await openShop({ holdsBackTraining: true });
    await addTest(shop, price.question, price.expectation);
    expect(await heldOf(shop)).toMatchObject({ state: 'testing', documents: 1 });
    await runFor(shop.agentId, 'training');
    expect(await answerOf(shop)).toContain('12 euros');

    await rewrite(shop, 'The desk lamp costs 12 euros, shade included. It is delivered in a week.');
    expect(await answerOf(shop)).not.toContain('shade');
    await runFor(shop.agentId, 'training');
    expect(await answerOf(shop)).toContain('shade');
    expect(await heldOf(shop)).toMatchObject({ state: 'published', documents: 1, lost: 0 });

    expect(await settle(shop, 'undo')).toMatchObject({ state: 'none' });
    expect(await answerOf(shop)).not.toContain('shade');
  });

  it('is held back when a test is lost, until its owner decides', async () => {
    const shop = await openShop({ holdsBackTraining: true });
    await addTest(shop, price.question, price.expectation);
    await runFor(shop.agentId, 'training');
    await rewrite(shop, 'The desk lamp costs 15 euros.');
    await runFor(shop.agentId, 'training');
    expect(await heldOf(shop)).toMatchObject({ state: 'held', documents: 1, lost: 1 });
    expect(await lastRun(shop)).toMatchObject({ decision: 'held', waiting: 1, lost: 1 });
    expect(await answerOf(shop)).toContain('12 euros');

    expect(await settle(shop, 'discard')).toMatchObject({ state: 'none' });
    expect(await answerOf(shop)).toContain('12 euros');

    await rewrite(shop, 'The desk lamp costs 18 euros.');
    await runFor(shop.agentId, 'training');
    expect(await settle(shop, 'publish')).toMatchObject({ state: 'published' });
    expect(await answerOf(shop)).toContain('18 euros');
  });

  it('goes live when its owner does not hold trainings back any more', async () => {
    const shop = await openShop({ holdsBackTraining: true });
    await expectStatus(await client.patch(shop.path, { holdsBackTraining: false }), 200);
    await runFor(shop.agentId, 'settings');
    expect(await answerOf(shop)).toContain('12 euros');
  });
});

test('an agent goes into a file and becomes another agent, and a second apply has nothing to do', async () => {
  const shop = await openShop();
  const question = 'What does the desk lamp cost?';
  await addTest(shop, question, { kind: 'page', sourceId: shop.source.id, url: null });
  await expectStatus(await client.put(`${shop.path}/synonyms`, { groups: [['lamp', 'light']] }), 200);
  const { key } = await addApiKey(client);
  const send = createSender('http://localhost', key, async (address, options) =>
    stage.app.request(address.toString(), options),
  );
  const { file } = await readAgent(send, shop.agentId);
  const text = writeAgentFile(file);
  expect(text).toContain('source: text Lamps');
  expect(text).not.toMatch(/\b(agt|src|tst|key)_\w{20}/);

  const agentId = await importAgent(send, parseAgentFile(text), {}, () => undefined);
  const copy = await readAgent(send, agentId);
  expect(planChanges(copy.file, file)).toEqual([]);

  const wanted = {
    ...copy.file,
    settings: { welcomeMessage: 'Hello!' },
    sources: [
      { kind: 'text' as const, title: 'Lamps', text: 'The desk lamp costs 15 euros.' },
      { kind: 'qa' as const, question: 'Do you repair lamps?', answer: 'Yes.' },
    ],
    tests: [
      { question, expectation: { kind: 'contains' as const, text: '15 euros' } },
      {
        question: 'Do you repair lamps?',
        expectation: { kind: 'page' as const, source: 'question Do you repair lamps?', url: null },
      },
    ],
  };
  const changes = planChanges(copy.file, wanted);
  expect(changes.map(({ kind }) => kind)).toEqual([
    'settings',
    'add-source',
    'change-source',
    'add-test',
    'change-test',
  ]);
  await applyChanges(send, { agentId, present: copy, wanted, changes, secrets: {} }, () => undefined);
  expect(planChanges((await readAgent(send, agentId)).file, wanted)).toEqual([]);
});
