import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeModelUse } from '#server/features/chat-archives/model/store-model-use.ts';
import { createAgent, expectStatus } from '#tests/factories.ts';
import { type OperatorStage, openOperatorStage } from '#tests/operator-stage.ts';

let stage: OperatorStage;
beforeAll(async () => {
  stage = await openOperatorStage();
});
afterAll(() => stage.close());

test('costs are summed by month and workspace', async () => {
  const chat = `/api/v1/agents/${(await createAgent(stage.customer)).id}/chat`;
  await expectStatus(await stage.customer.post(chat, { message: 'What does the lamp cost?' }), 200);
  await stage.services.pool.query(
    `update message set input_tokens = 100, output_tokens = 20 where role = 'assistant' and workspace_id = $1`,
    [stage.customerId],
  );
  const counted = { answers: 1, inputTokens: 100, outputTokens: 20, pages: 0 };
  const unpriced = { ...counted, dollars: 0, unpricedTokens: 120 };
  expect(await stage.read('/costs')).toMatchObject({ total: unpriced });
  expect(await stage.read('/model-prices')).toEqual({ data: [], unpriced: ['embedded'] });
  const price = { modelId: 'test:small', inputPerMillion: 1, outputPerMillion: 10 };
  await expectStatus(await stage.operator.put('/api/operator/model-prices', price), 200);
  await stage.services.pool.query(
    `update message set model = 'test:small' where role = 'assistant' and workspace_id = $1`,
    [stage.customerId],
  );
  // The first price of a model counts for earlier answers too.
  const used = { ...counted, dollars: 0.0003, unpricedTokens: 0 };
  expect(await stage.read('/costs')).toEqual({
    month: stage.clock.now().toISOString().slice(0, 7),
    data: [{ id: stage.customerId, name: 'Lantern Bakery', ...used }],
    total: { workspaces: 1, ...used },
    chatgenie: { questions: 0, inputTokens: 0, outputTokens: 0, dollars: 0, unpricedTokens: 0 },
  });
  expect(await stage.read(`/workspaces/${stage.customerId}`)).toMatchObject({ costs: [used] });
  // Questions about chats are a user's own.
  for (const model of ['test:small', 'test:new'])
    await storeModelUse(stage.services, model, { inputTokens: 1_000, outputTokens: 100 });
  expect(await stage.read('/costs')).toMatchObject({
    total: used,
    chatgenie: {
      questions: 2,
      inputTokens: 2_000,
      outputTokens: 200,
      dollars: 0.002,
      unpricedTokens: 1_100,
    },
  });
  expect(await stage.read('/model-prices')).toMatchObject({ unpriced: ['test:new'] });
  expect(await stage.read('/costs?month=2001-01')).toMatchObject({ data: [], total: { workspaces: 0 } });
});
