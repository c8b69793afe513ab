import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { listTopQuestions } from '#contract/analytics/analytics.schemas.ts';
import type { AnswerExplanation } from '#contract/conversations/conversations.schemas.ts';
import type { DraftedReply } from '#contract/inbox/inbox.schemas.ts';
import type {
  listUnanswered,
  UnansweredGroup,
} from '#contract/unanswered-questions/unanswered-questions.schemas.ts';
import {
  addText,
  type Client,
  createAgent,
  expectStatus,
  signUp,
  waitUntilAllTrained,
  waitUntilTrained,
} from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

type Unanswered = z.infer<typeof listUnanswered.answer>;
type TopQuestions = z.infer<typeof listTopQuestions.answer>;

let test: TestServices;
let client: Client;
let agentId: string;

beforeAll(async () => {
  test = await createTestServices({ DEFAULT_PLAN: 'enterprise' }, { isWorker: true });
  client = await signUp(test.app);
  agentId = (await createAgent(client, { name: 'Bicycle helper' })).id;
  await addText(client, agentId, {
    title: 'Repairs',
    text: 'We repair bicycles of every brand in our workshop. A repair costs 40 euros per hour.',
  });
  await waitUntilAllTrained(client, agentId);
});
afterAll(() => test.close());

/** Asks one after the other in one conversation, and answers how each was answered. */
async function ask(...messages: string[]): Promise<string[]> {
  const outcomes: string[] = [];
  let conversationId: string | undefined;
  for (const message of messages) {
    const answer = await client.post(`/api/v1/agents/${agentId}/chat`, { message, conversationId });
    const { metadata } = await expectStatus<{ metadata: { conversationId: string; outcome: string } }>(
      answer,
      200,
    );
    conversationId = metadata.conversationId;
    outcomes.push(metadata.outcome);
  }
  return outcomes;
}

const list = async (query = ''): Promise<Unanswered> =>
  expectStatus(
    await client.get(`/api/v1/conversations/unanswered?agentId=${agentId}&limit=100&${query}`),
    200,
  );
const groupOf = async (question: string, query = ''): Promise<UnansweredGroup | undefined> =>
  (await list(query)).data.find((group) => [group.question, ...group.wordings].includes(question));
const settle = (verb: 'dismiss' | 'reopen', body: object) =>
  client.post(`/api/v1/conversations/unanswered/${verb}`, body);

describe('unanswered questions', () => {
  it('are all listed, whatever came later, in groups that ask the same, with what came closest', async () => {
    expect(
      await ask(
        'Do you sell gift vouchers?',
        'How much does a repair cost per hour?',
        'I want to talk to a person',
      ),
    ).toEqual(['declined', 'answered', 'handoff']);
    await ask('Hello!', 'do you sell a gift voucher', 'Thanks!');
    await ask('Which credit cards can I pay with?');
    const { data, questions, groups } = await list();
    expect([questions, groups]).toEqual([3, 2]);
    expect(data.map(({ question, asked, wordings }) => [question, asked, wordings])).toEqual([
      ['do you sell a gift voucher', 2, ['Do you sell gift vouchers?']],
      ['Which credit cards can I pay with?', 1, []],
    ]);
    expect(data[0]).toMatchObject({ agentId, agentName: 'Bicycle helper', settledAt: null, settledAs: null });
  });

  it('are among the top questions, which lead to their conversations', async () => {
    await ask('Hello!', 'how much does a repair cost, per hour');
    const path = `/api/v1/analytics/questions?agentId=${agentId}`;
    const { data, questions } = await expectStatus<TopQuestions>(await client.get(path), 200);
    expect(questions).toBe(5);
    expect(data.map(({ question, asked, answered }) => [question, asked, answered])).toEqual([
      ['how much does a repair cost, per hour', 2, 2],
      ['do you sell a gift voucher', 2, 0],
      ['Which credit cards can I pay with?', 1, 0],
    ]);
    const like = data[1]?.questionIds.join() ?? '';
    const found = await client.get(`/api/v1/conversations?askedLike=${like}`);
    expect((await expectStatus<{ pagination: { total: number } }>(found, 200)).pagination.total).toBe(2);
    const waited = await client.get(`/api/v1/analytics/first-word?agentId=${agentId}`);
    const { answers, medianMs } = await expectStatus<{ answers: number; medianMs: number }>(waited, 200);
    expect(answers).toBeGreaterThan(4);
    expect(medianMs).toBeGreaterThanOrEqual(0);
  });

  it('say which passage came closest', async () => {
    await ask('Do you repair cars and trucks of every brand?');
    const group = await groupOf('Do you repair cars and trucks of every brand?', 'outcome=hedged');
    const found = group ?? (await groupOf('Do you repair cars and trucks of every brand?'));
    expect(found?.closest).toMatchObject({ type: 'source', title: 'Repairs' });
    expect(found?.closest?.quote).toContain('We repair bicycles of every brand');
  });

  it('are dismissed with a reason and all that ask the same, and opened again', async () => {
    const group = await groupOf('Do you sell gift vouchers?');
    const body = { questionIds: group?.questionIds, reason: 'off-topic' };
    expect(await expectStatus(await settle('dismiss', body), 200)).toEqual({ questions: 2 });
    expect(await groupOf('Do you sell gift vouchers?')).toBeUndefined();
    expect(await groupOf('Do you sell gift vouchers?', 'state=dismissed')).toMatchObject({
      asked: 2,
      settledAs: 'off-topic',
    });
    // Asked again, it is open again: nothing that visitors miss is hidden.
    await ask('Do you sell gift vouchers?');
    expect(await groupOf('Do you sell gift vouchers?')).toMatchObject({ asked: 1 });
    expect(await expectStatus(await settle('reopen', { questionIds: group?.questionIds }), 200)).toEqual({
      questions: 2,
    });
    expect(await groupOf('Do you sell gift vouchers?')).toMatchObject({ asked: 3 });
    expect((await settle('dismiss', { ...body, reason: 'because' })).status).toBe(400);
    expect((await settle('dismiss', { ...body, questionIds: ['msg_none'] })).status).toBe(404);
  });

  it('are cleared at once when a written answer answers them', async () => {
    const group = await groupOf('Do you sell gift vouchers?');
    const source = await client.post(`/api/v1/agents/${agentId}/sources`, {
      kind: 'qa',
      question: group?.question,
      alternatives: group?.wordings,
      answer: 'Yes, at the till, from 10 euros.',
    });
    const { id } = await expectStatus<{ id: string }>(source, 201);
    await waitUntilTrained(client, agentId, id);
    await expect.poll(() => groupOf('Do you sell gift vouchers?')).toBeUndefined();
    expect(await groupOf('Do you sell gift vouchers?', 'state=cleared')).toMatchObject({
      asked: 3,
      settledAs: 'source-changed',
    });
    // The figures stay: those questions were not answered when they were asked.
    const counts = await client.get(`/api/v1/conversations/counts?agentId=${agentId}`);
    const { outcomes } = await expectStatus<{ outcomes: Record<string, number> }>(counts, 200);
    expect(outcomes.declined).toBeGreaterThanOrEqual(4);
  });

  it('are cleared when the same is asked again and answered', async () => {
    const question = 'What does a repair cost per hour?';
    expect(await ask(question)).toEqual(['answered']);
    // As if no source had held it then: without a run of training, only the next answer can clear it.
    await test.services.pool.query(
      `update question set outcome = 'declined' where id = (select max(id) from question where agent_id = $1)`,
      [agentId],
    );
    expect(await groupOf(question)).toMatchObject({ asked: 1 });
    expect(await ask('what does a repair cost per hour')).toEqual(['answered']);
    expect(await groupOf(question)).toBeUndefined();
    expect(await groupOf(question, 'state=cleared')).toMatchObject({ settledAs: 'asked-again' });
  });
});

it('explains an answer, and tells which conversations nobody has read', async () => {
  const asked = await client.post(`/api/v1/agents/${agentId}/chat`, {
    message: 'How much does a repair cost per hour?',
  });
  const { id, metadata } = await expectStatus<{ id: string; metadata: { conversationId: string } }>(
    asked,
    200,
  );
  const explained = await client.get(`/api/v1/messages/${id}/explanation`);
  const explanation = await expectStatus<AnswerExplanation>(explained, 200);
  expect(explanation).toMatchObject({
    query: 'How much does a repair cost per hour?',
    model: 'embedded',
    prompt: null,
  });
  expect(explanation.passages[0]).toMatchObject({ title: 'Repairs', questionMatch: 0, foundBy: ['words'] });
  expect(explanation.passages.map(({ score }) => score)).toEqual(
    explanation.passages.map(({ score }) => score).toSorted((one, other) => other - one),
  );
  expect(explanation.firstWordMs).toBeLessThanOrEqual(explanation.totalMs ?? 0);

  const path = `/api/v1/conversations/${metadata.conversationId}`;
  const isUnread = async () =>
    (await expectStatus<{ isUnread: boolean }>(await client.get(path), 200)).isUnread;
  expect(await isUnread()).toBe(true);
  await expectStatus(await client.post(`${path}/read`, {}), 200);
  expect(await isUnread()).toBe(false);
});

it('drafts a reply to what the visitor wrote last, from the sources, and says where they do not have it', async () => {
  const asked = async (...messages: string[]) => {
    let conversationId: string | undefined;
    for (const message of messages) {
      const answer = await client.post(`/api/v1/agents/${agentId}/chat`, { message, conversationId });
      conversationId = (await expectStatus<{ metadata: { conversationId: string } }>(answer, 200)).metadata
        .conversationId;
    }
    return conversationId;
  };
  const draft = async (conversationId: string | undefined) =>
    expectStatus<DraftedReply>(await client.post(`/api/v1/conversations/${conversationId}/draft`, {}), 200);
  const repairs = await asked('Hello', 'What does a repair cost per hour?');
  const before = await expectStatus(await client.get(`/api/v1/conversations/${repairs}`), 200);
  const drafted = await draft(repairs);
  expect(drafted).toMatchObject({ outcome: 'answered', sources: [{ title: 'Repairs' }] });
  expect(drafted.text).toContain('40 euros');
  expect(await expectStatus(await client.get(`/api/v1/conversations/${repairs}`), 200)).toEqual(before);
  expect(await draft(await asked('I want to talk to a person.'))).toEqual({
    text: '',
    outcome: 'handoff',
    sources: [],
  });
  expect(await draft(await asked('Do you sell helicopters in Antarctica?'))).toMatchObject({ text: '' });
});
