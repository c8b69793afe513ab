import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UnansweredGroup } from '#contract/unanswered-questions/unanswered-questions.schemas.ts';
import type { Context } from '#server/context.ts';
import type { EmbeddingModel } from '#server/ports/embedding-model.ts';
import { EmbeddingUnavailable } from '#server/ports/embedding-unavailable.ts';
import { createAgent, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { dismissQuestions } from './dismiss-questions.ts';
import { embedTopics } from './embed-topics.ts';
import { listUnanswered } from './list-unanswered.ts';
import { topicVector } from './topics.table.ts';

let test: TestServices;
let ctx: Context;
let isAvailable = false;

/** Refunds in one direction, all else in another. */
const model: EmbeddingModel = {
  id: 'model-1',
  languages: ['en'],
  isFitted: false,
  embedQuestion: async () => null,
  prepare: () => undefined,
  async embedTexts(texts) {
    if (!isAvailable) throw new EmbeddingUnavailable('It is busy.');
    return texts.map((text) =>
      Float32Array.of(/refund|money/i.test(text) ? 1 : 0, /refund|money/i.test(text) ? 0.1 : 1),
    );
  },
};

beforeAll(async () => {
  test = await createTestServices();
  const client = await signUp(test.app);
  const agent = await createAgent(client, { name: 'Bicycle helper' });
  for (const message of [
    'How do refunds work with you?',
    'Will I get my money back?',
    'Which colours do your saddles have?',
  ])
    await expectStatus(await client.post(`/api/v1/agents/${agent.id}/chat`, { message }), 200);
  const { rows } = await test.services.pool.query('select workspace_id from agent');
  ctx = {
    ...test.services,
    embeddingModels: { current: model, find: () => model, state: () => 'ok', close: async () => undefined },
    workspace: { id: rows[0].workspace_id, plan: 'enterprise', addOns: {} },
    actor: { kind: 'system' },
  };
});
afterAll(() => test.close());

const list = async (): Promise<UnansweredGroup[]> =>
  (await listUnanswered(ctx, { state: 'open', outcome: 'declined', limit: 10 })).data;
const signal = new AbortController().signal;

it('groups unanswered questions by their words while there are no vectors', async () => {
  await embedTopics(ctx, signal);
  expect(await list()).toHaveLength(3);
});

it('groups them by meaning once there are, and settles the group together', async () => {
  isAvailable = true;
  await embedTopics(ctx, signal);
  const groups = await list();
  expect(groups.map(({ question, wordings, asked }) => [question, wordings, asked])).toEqual([
    ['Will I get my money back?', ['How do refunds work with you?'], 2],
    ['Which colours do your saddles have?', [], 1],
  ]);
  const [refunds] = groups;
  await dismissQuestions(ctx, { questionIds: refunds?.questionIds ?? [], reason: 'handled' });
  expect(await list()).toHaveLength(1);
  await embedTopics(ctx, signal);
  expect(await test.services.db.select().from(topicVector)).toHaveLength(1);
});

it('makes many vectors in portions, and looks once for hundreds of questions', async () => {
  await ctx.pool.query(`
    insert into message (id, workspace_id, conversation_id, role, text, created_at)
    select 'msg_more_' || number, workspace_id, id, 'user', 'Question ' || number, now()
    from (select * from conversation limit 1) as one, generate_series(1, 40) as number`);
  await ctx.pool.query(`
    insert into question (id, workspace_id, agent_id, conversation_id, channel, asked_at, outcome, topic, language)
    select message.id, conversation.workspace_id, agent_id, conversation.id, 'widget', now(), 'declined', message.id, 'en'
    from message join conversation on conversation.id = conversation_id where message.id like 'msg_more_%'`);
  const portions: number[] = [];
  const counting: EmbeddingModel = {
    ...model,
    embedTexts: (texts, until) => {
      portions.push(texts.length);
      return model.embedTexts(texts, until);
    },
  };
  let statements = 0;
  const db = new Proxy(ctx.db, {
    get: (target, name: keyof typeof ctx.db) => {
      if (name === 'execute') statements += 1;
      return target[name];
    },
  });
  await embedTopics({ ...ctx, db, embeddingModels: { ...ctx.embeddingModels, current: counting } }, signal);
  expect(portions).toEqual([16, 16, 8]);
  // One removes those that are over, one finds what lacks a vector, one finds that nothing does.
  expect(statements).toBe(3);
});
