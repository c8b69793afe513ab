import { expect, test } from 'vitest';
import { getAccountSettings } from '#contract/accounts/accounts.endpoints.ts';
import {
  createWebhook,
  getDelivery,
  getWebhook,
  listDeliveries,
  listWebhooks,
  replayDeliveries,
  replayDelivery,
  testWebhook,
  updateWebhook,
} from '#contract/webhooks/webhooks.endpoints.ts';
import type { Delivery, Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import type { SettingsContext } from '#web/console/account/use-settings.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { findViolations } from '#web/testing/find-violations.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleAccount } from '#web/testing/samples.ts';
import WebhookPage from './webhook-page.tsx';
import WebhooksPage from './webhooks-page.tsx';

const asAdmin: { context: SettingsContext } = {
  context: { account: sampleAccount(), workspace: { id: 'wsp_1', name: 'Fernwood', role: 'admin' } },
};
const url = 'https://crm.example.com/hook';
const sample: Webhook = {
  id: 'whk_1',
  name: '',
  url,
  events: ['lead.created'],
  payload: 'thin',
  isHook: false,
  isOn: true,
  offReason: null,
  failingSince: null,
  lastDeliveredAt: null,
  previousSecretUntil: null,
  createdBy: { userId: 'usr_1', name: 'Ana', email: 'ana@shop.example' },
  createdAt: '2026-03-11T09:30:00.000Z',
};
const failed: Delivery = {
  id: 'dlv_1',
  event: 'lead.created',
  orderKey: 'cnv_1',
  status: 'failed',
  occurredAt: '2026-03-11T10:00:00.000Z',
  nextAttemptAt: null,
  waitsFor: null,
  attempts: [
    {
      at: '2026-03-11T10:00:01.000Z',
      durationMs: 120,
      status: 500,
      answer: 'Out of order',
      error: 'The endpoint answered 500 instead of 200 to 299.',
    },
  ],
};

test('a webhook is created with its events, and its secret shown once', async () => {
  let webhooks: Webhook[] = [];
  const callsOf = answerCalls(
    [getAccountSettings, () => sampleAccount()],
    [listWebhooks, () => ({ data: webhooks })],
    [
      createWebhook,
      () => {
        webhooks = [sample];
        return { ...sample, secret: 'whsec_c2VjcmV0' };
      },
    ],
  );
  const screen = await renderPart(<WebhooksPage />, asAdmin);
  await expect.element(screen.getByText('No webhook yet')).toBeVisible();
  await screen.getByRole('button', { name: 'New webhook' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await expect.element(dialog.getByText('Enter the URL that receives the events.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'URL' }).fill(url);
  await dialog.getByRole('checkbox', { name: 'Human request' }).click();
  await dialog.getByRole('radio', { name: /Full/ }).click();
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Signing secret' })).toHaveValue('whsec_c2VjcmV0');
  await screen.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByRole('link', { name: url })).toBeVisible();
  expect(callsOf(createWebhook).map(({ body }) => body)).toEqual([
    { url, name: '', events: ['lead.created', 'human_request.created'], payload: 'full' },
  ]);
});

test('the page of a webhook tests it, sends again what failed, and turns it off', async () => {
  let webhook = { ...sample, failingSince: '2026-03-11T10:00:01.000Z' };
  const callsOf = answerCalls(
    [getWebhook, () => webhook],
    [listDeliveries, () => ({ data: [failed], pagination: { cursor: null, hasMore: false, total: 1 } })],
    [testWebhook, () => ({ ...failed, event: 'webhook.test' as const })],
    [getDelivery, () => ({ ...failed, request: { url, body: '{"type":"lead.created"}' } })],
    [replayDelivery, () => ({ ...failed, status: 'waiting' as const })],
    [replayDeliveries, () => ({ deliveries: 1 })],
    [
      updateWebhook,
      () => {
        webhook = { ...webhook, isOn: false, offReason: 'member' };
        return webhook;
      },
    ],
  );
  const screen = await renderPart(<WebhookPage />, {
    at: '/settings/webhooks/whk_1',
    path: '/settings/webhooks/:webhookId',
  });
  await expect.element(screen.getByText('Failing', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Send a test' }).click();
  await expect.element(screen.getByText(/The test did not arrive/)).toBeVisible();

  await screen.getByRole('button', { name: /^Details of New lead/ }).click();
  const details = screen.getByRole('dialog');
  await expect
    .element(details.getByRole('textbox', { name: 'Body' }))
    .toHaveTextContent('{ "type": "lead.created" }');
  await expect.element(details.getByText('Out of order')).toBeVisible();
  await details.getByRole('button', { name: 'Send again' }).click();
  await expect.element(screen.getByText('It is being sent again.')).toBeVisible();
  expect(callsOf(replayDelivery).map(({ params }) => params)).toEqual([
    { webhookId: 'whk_1', deliveryId: 'dlv_1' },
  ]);

  await screen.getByRole('button', { name: 'Send again…' }).click();
  const again = screen.getByRole('dialog');
  await again.getByRole('radio', { name: /Everything/ }).click();
  await again.getByRole('button', { name: 'Send again' }).click();
  await expect.element(again.getByText('Choose the dates of the events to send again.')).toBeVisible();
  await again.getByRole('radio', { name: /What failed/ }).click();
  await again.getByRole('button', { name: 'Send again' }).click();
  await expect.element(screen.getByText('1 event is sent again.')).toBeVisible();
  expect(callsOf(replayDeliveries).map(({ body }) => body)).toEqual([{ which: 'failed' }]);

  await screen.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(screen.getByText('It is off. Its events are not kept.')).toBeVisible();
  expect(callsOf(updateWebhook).map(({ body }) => body)).toEqual([{ isOn: false }]);
});

test('the log says which events wait for an earlier one, and shows that one', async () => {
  const first: Delivery = { ...failed, status: 'waiting', nextAttemptAt: '2026-03-11T10:01:01.000Z' };
  const second: Delivery = {
    ...first,
    id: 'dlv_2',
    event: 'lead.updated',
    nextAttemptAt: null,
    waitsFor: first.id,
    attempts: [],
  };
  answerCalls(
    [getWebhook, () => sample],
    [
      listDeliveries,
      () => ({ data: [second, first], pagination: { cursor: null, hasMore: false, total: 2 } }),
    ],
    [
      getDelivery,
      ({ params }) => ({
        ...(params.deliveryId === first.id ? first : second),
        request: { url, body: '{}' },
      }),
    ],
  );
  const screen = await renderPart(<WebhookPage />, {
    at: '/settings/webhooks/whk_1',
    path: '/settings/webhooks/:webhookId',
  });
  const newest = screen.getByRole('list', { name: 'Deliveries' }).getByRole('listitem').first();
  await expect.element(newest.getByText(/Waiting for an earlier event of this conversation/)).toBeVisible();
  await screen.getByRole('button', { name: /^Details of Lead changed/ }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Show the earlier event' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'New lead' })).toBeVisible();
  await expect.element(screen.getByRole('dialog').getByText('Out of order')).toBeVisible();
});

test.each([
  ['failing', /switched off because nothing arrived for three days/],
  ['gone', /answered that this URL no longer exists \(410\)/],
] as const)(
  'a webhook that was switched off as %s says what to do, and is turned on again',
  async (offReason, sentence) => {
    let webhook: Webhook = { ...sample, isOn: false, offReason, failingSince: '2026-03-11T10:00:01.000Z' };
    const callsOf = answerCalls(
      [getWebhook, () => webhook],
      [listDeliveries, () => ({ data: [failed], pagination: { cursor: null, hasMore: false, total: 1 } })],
      [
        updateWebhook,
        () => {
          webhook = sample;
          return webhook;
        },
      ],
    );
    const screen = await renderPart(<WebhookPage />, {
      at: '/settings/webhooks/whk_1',
      path: '/settings/webhooks/:webhookId',
    });
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(screen.getByText('Switched off', { exact: true })).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await screen.getByRole('button', { name: 'Turn on' }).click();
    await expect.element(screen.getByText(sentence)).not.toBeInTheDocument();
    expect(callsOf(updateWebhook).map(({ body }) => body)).toEqual([{ isOn: true }]);
  },
);
