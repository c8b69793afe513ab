import { expect, test } from 'vitest';
import { listAgents } from '#contract/agents/agents.endpoints.ts';
import { suggestQuestions } from '#contract/conversations/conversations.endpoints.ts';
import {
  createModelKey,
  getModelSpending,
  listModelKeys,
  setModelBudget,
  testModelKey,
  updateModelKey,
} from '#contract/model-keys/model-keys.endpoints.ts';
import type { ModelKey } from '#contract/model-keys/model-keys.schemas.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, sampleAgent } from '#web/testing/samples.ts';
import { asRole } from '../fixtures/as-role.ts';
import ModelKeysPage from './model-keys-page.tsx';

test('a server of one’s own is stored with its models, and a test shows what the checks left out', async () => {
  let keys: ModelKey[] = [];
  const server = { baseUrl: 'https://models.example/v1', models: ['small', 'large'] };
  const spending = {
    month: '2026-03',
    inputTokens: 900,
    outputTokens: 100,
    dollars: 0.02,
    unpricedTokens: 0,
    budget: null,
    isUsedUp: false,
  };
  const callsOf = answerCalls(
    [listModelKeys, () => ({ data: keys })],
    [
      createModelKey,
      () => {
        const stored = {
          provider: 'compatible' as const,
          keyEnd: null,
          refusedAt: null,
          changedAt: '2026-03-11T09:30:00.000Z',
        };
        keys = [{ id: 'mky_1', ...stored, ...server }];
        return keys[0] as ModelKey;
      },
    ],
    [listAgents, () => ({ data: [sampleAgent()], pagination: { cursor: null, hasMore: false, total: 1 } })],
    [suggestQuestions, () => ({ questions: ['Do you repair wheels?'] })],
    [getModelSpending, () => spending],
    [setModelBudget, () => ({ ...spending, budget: { unit: 'dollars' as const, amount: 20 } })],
    [
      testModelKey,
      () => ({
        data: [
          {
            question: 'Do you repair wheels?',
            reply: 'We do.',
            outcome: 'answered' as const,
            model: 'compatible:small',
            sources: ['Repairs'],
            cut: [{ text: 'And cars.', reason: 'unsupported' as const }],
            problem: null,
            usage: { inputTokens: 200, outputTokens: 9 },
            cost: 0.0004,
            totalMs: 800,
          },
        ],
      }),
    ],
  );
  const screen = await renderPart(<ModelKeysPage />, asRole('admin'));
  await screen.getByRole('button', { name: 'New key' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Store key' }).click();
  await expect.element(dialog.getByLabelText('Key')).toHaveAccessibleDescription(/Paste the key/);
  await dialog.getByLabelText('Provider').selectOptions('compatible');
  await dialog.getByLabelText('Base URL').fill(server.baseUrl);
  await dialog.getByLabelText('Models').fill('small\nlarge\n');
  await dialog.getByRole('button', { name: 'Store key' }).click();
  await expect.element(screen.getByText(/https:\/\/models\.example\/v1 · without a key/)).toBeVisible();
  expect(callsOf(createModelKey).map(({ body }) => body)).toEqual([{ provider: 'compatible', ...server }]);
  await screen.getByRole('button', { name: 'Test' }).click();
  await expect.element(dialog.getByLabelText('Question 1')).toHaveValue('Do you repair wheels?');
  await dialog.getByRole('button', { name: 'Ask' }).click();
  await expect.element(dialog.getByText('And cars.')).toBeVisible();
  await expect.element(dialog.getByText(/209 tokens · \$0\.0004 · 800 ms/)).toBeVisible();
  expect(callsOf(testModelKey)[0]).toMatchObject({
    params: { modelKeyId: 'mky_1' },
    body: { agentId, questions: ['Do you repair wheels?'] },
  });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByLabelText('Monthly limit').fill('20');
  await screen.getByRole('button', { name: 'Save limit' }).click();
  await expect
    .poll(() => callsOf(setModelBudget)[0]?.body)
    .toEqual({ budget: { unit: 'dollars', amount: 20 } });
});

test('a model key that its provider refuses says so, until it is replaced', async () => {
  const stored = { id: 'mky_1', provider: 'openai' as const, baseUrl: null, models: [] };
  let key: ModelKey = {
    ...stored,
    keyEnd: 'a1b2',
    changedAt: '2026-03-11T09:30:00.000Z',
    refusedAt: '2026-03-12T09:30:00.000Z',
  };
  answerCalls(
    [listModelKeys, () => ({ data: [key] })],
    [
      updateModelKey,
      () => {
        key = { ...key, keyEnd: 'c3d4', refusedAt: null };
        return key;
      },
    ],
    [getModelSpending, () => refusal(500, 'internal-error', 'Something failed.')],
  );
  const screen = await renderPart(<ModelKeysPage />, asRole('admin'));
  await expect.element(screen.getByText(/OpenAI has refused this key since/)).toBeVisible();
  await screen.getByRole('button', { name: 'Replace' }).click();
  await screen.getByRole('dialog').getByLabelText('Key').fill('sk-new-c3d4');
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/key ending in c3d4/)).toBeVisible();
  await expect.element(screen.getByText(/has refused this key/)).not.toBeInTheDocument();
});
