import { expect, test } from 'vitest';
import { listAgents } from '#contract/agents/agents.endpoints.ts';
import { deleteHook, listHooks } from '#contract/hooks/hooks.endpoints.ts';
import type { Hook } from '#contract/hooks/hooks.schemas.ts';
import { testWebhook } from '#contract/webhooks/webhooks.endpoints.ts';
import type { Attempt, Delivery } from '#contract/webhooks/webhooks.schemas.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { findViolations } from '#web/testing/find-violations.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, sampleAgent, sampleWorkspace } from '#web/testing/samples.ts';
import ZapierPage from './zapier-page.tsx';

const hook: Hook = {
  id: 'whk_1',
  event: 'lead.created',
  targetUrl: 'https://hooks.zapier.com/hooks/standard/1/abc/',
  agentId,
  apiKey: { id: 'key_1', name: 'Zapier' },
  isOn: true,
  offReason: null,
  failingSince: null,
  lastDeliveredAt: null,
  createdAt: '2026-11-29T09:30:00.000Z',
};

const delivery: Delivery = {
  id: 'dlv_1',
  event: 'webhook.test',
  orderKey: 'whk_1',
  status: 'delivered',
  occurredAt: hook.createdAt,
  nextAttemptAt: null,
  waitsFor: null,
  attempts: [],
};

const agents = () => ({
  data: [sampleAgent()],
  pagination: { cursor: null, hasMore: false, total: 1 },
});

test('shows what is subscribed with its last delivery, tests it, and removes it', async () => {
  let hooks = [hook];
  let attempt: Attempt = { at: hook.createdAt, status: 200, error: null, durationMs: 40, answer: '' };
  const callsOf = answerCalls(
    [getWorkspace, () => sampleWorkspace('admin')],
    [listAgents, agents],
    [listHooks, () => ({ data: hooks, zapierAppUrl: 'https://zapier.com/invite/1' })],
    [testWebhook, () => ({ ...delivery, attempts: [attempt] })],
    [
      deleteHook,
      () => {
        hooks = [];
        return {};
      },
    ],
  );
  const screen = await renderPart(<ZapierPage />, { context: sampleAgent() });
  await expect
    .element(screen.getByText('Shop · hooks.zapier.com · key “Zapier” · nothing delivered yet'))
    .toBeVisible();
  const app = screen.getByRole('link', { name: /^Add the app to your Zapier account/ });
  await expect.element(app).toHaveAttribute('href', 'https://zapier.com/invite/1');
  await expect.element(screen.getByLabelText('Address of your workspace')).toHaveValue(location.origin);
  await screen.getByRole('button', { name: 'Test New lead' }).click();
  await expect
    .element(screen.getByText('The test arrived: your server answered 200 in 40 ms.'))
    .toBeVisible();
  attempt = { ...attempt, status: null, error: 'The server did not answer in time.' };
  await screen.getByRole('button', { name: 'Test New lead' }).click();
  await expect
    .element(screen.getByText('The test did not arrive. The server did not answer in time.'))
    .toBeVisible();
  expect(callsOf(testWebhook).map(({ params }) => params)).toEqual([
    { webhookId: 'whk_1' },
    { webhookId: 'whk_1' },
  ]);
  expect(await findViolations()).toEqual([]);
  await screen.getByRole('button', { name: 'Remove New lead' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByText('Nothing subscribed yet')).toBeVisible();
  expect(callsOf(deleteHook).map(({ params }) => params)).toEqual([{ hookId: 'whk_1' }]);
});

test('says what works without an app of this installation, and who may connect', async () => {
  let role: Role = 'admin';
  answerCalls(
    [getWorkspace, () => sampleWorkspace(role)],
    [listAgents, agents],
    [listHooks, () => ({ data: [], zapierAppUrl: null })],
  );
  const screen = await renderPart(<ZapierPage />, { context: sampleAgent() });
  await expect.element(screen.getByText(/There is no Zapier app for this installation yet/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Open Settings › Webhooks' })).toBeVisible();
  await screen.unmount();

  role = 'agent-editor';
  const other = await renderPart(<ZapierPage />, { context: sampleAgent() });
  await expect.element(other.getByText(/only admins can connect it/)).toBeVisible();
});
