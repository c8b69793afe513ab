import { expect, test } from 'vitest';
import { getAccountSettings } from '#contract/accounts/accounts.endpoints.ts';
import {
  createAction,
  deleteAction,
  listActions,
  readOpenapi,
  testAction,
  updateAction,
} from '#contract/actions/actions.endpoints.ts';
import type { Action } from '#contract/actions/actions.schemas.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleAccount, sampleAgent, sampleWorkspace } from '#web/testing/samples.ts';
import { ActionList } from './action-list.tsx';
import ActionPage from './action-page.tsx';

const stored: Action = {
  id: 'act_1',
  agentId: sampleAgent().id,
  name: 'Order status',
  description: '',
  isOn: true,
  method: 'GET',
  url: 'https://shop.example/orders/{order}',
  headers: [{ name: 'Authorization' }],
  body: '',
  parameters: [{ name: 'order', label: 'Order number', kind: 'text', isRequired: true, options: [] }],
  resultPath: '',
  reply: '',
  triggers: [],
  needsConfirmation: false,
  timeoutSeconds: 8,
  createdAt: '2026-11-29T09:00:00.000Z',
};

test('an action is created from the form, with parameters and headers', async () => {
  const callsOf = answerCalls(
    [getWorkspace, () => sampleWorkspace('admin')],
    [getAccountSettings, () => sampleAccount()],
    [listActions, () => ({ data: [] })],
    [createAction, () => stored],
  );
  const screen = await renderPart(<ActionPage />, { context: sampleAgent() });
  await screen.getByRole('button', { name: 'Create action' }).click();
  await expect.element(screen.getByText('Enter a URL.')).toBeVisible();
  await screen.getByLabelText('Name', { exact: true }).fill('Order status');
  await screen.getByLabelText('URL', { exact: true }).fill('https://shop.example/orders/{order}');
  await screen.getByLabelText('Phrases', { exact: false }).fill('where is my order\n\ntrack my parcel');
  await screen.getByRole('button', { name: 'Add a parameter' }).click();
  const parameter = screen.getByRole('group', { name: 'Parameter 1' });
  await parameter.getByLabelText('Name').fill('order');
  await parameter.getByLabelText('Question to the visitor').fill('Order number');
  await screen.getByRole('button', { name: 'Add a header' }).click();
  await screen.getByLabelText('Name of header 1').fill('Authorization');
  await screen.getByLabelText('Value of header 1').fill('Bearer key');
  await expect.element(screen.getByLabelText('Ask the visitor first')).not.toBeChecked();
  await screen.getByLabelText('Method').selectOptions('POST');
  await expect.element(screen.getByLabelText('Ask the visitor first')).toBeChecked();
  await screen.getByRole('button', { name: 'Create action' }).click();
  await expect
    .poll(() => callsOf(createAction).map(({ body }) => body))
    .toEqual([
      {
        name: 'Order status',
        description: '',
        triggers: ['where is my order', 'track my parcel'],
        isOn: true,
        needsConfirmation: true,
        method: 'POST',
        url: 'https://shop.example/orders/{order}',
        body: '',
        timeoutSeconds: 8,
        resultPath: '',
        reply: '',
        parameters: stored.parameters,
        headers: [{ name: 'Authorization', value: 'Bearer key' }],
      },
    ]);
});

test('the form is filled in from a call of an OpenAPI document', async () => {
  const { id: _id, agentId: _agentId, createdAt: _createdAt, ...action } = stored;
  const callsOf = answerCalls(
    [getWorkspace, () => sampleWorkspace('admin')],
    [getAccountSettings, () => sampleAccount()],
    [listActions, () => ({ data: [] })],
    [
      readOpenapi,
      () => ({
        data: [
          { title: 'POST /returns', obstacle: 'Its body is not JSON.', action },
          { title: 'GET /orders/{order}', obstacle: null, action },
        ],
      }),
    ],
    [createAction, () => stored],
  );
  const screen = await renderPart(<ActionPage />, { context: sampleAgent() });
  await screen.getByRole('button', { name: 'List its calls' }).click();
  await expect.element(screen.getByText('Enter a URL, or paste the document.')).toBeVisible();
  await screen.getByLabelText('URL of the document').fill('https://shop.example/openapi.json');
  await screen.getByRole('button', { name: 'List its calls' }).click();
  await expect.element(screen.getByText('Its body is not JSON.')).toBeVisible();
  await screen.getByRole('button', { name: 'Use GET /orders/{order}' }).click();
  await expect.element(screen.getByLabelText('URL', { exact: true })).toHaveValue(stored.url);
  await screen.getByLabelText('Value of header 1').fill('Bearer key');
  await screen.getByRole('button', { name: 'Create action' }).click();
  await expect
    .poll(() => callsOf(createAction).map(({ body }) => body))
    .toMatchObject([{ url: stored.url, headers: [{ name: 'Authorization', value: 'Bearer key' }] }]);
});

test('a stored action keeps its secret when it is saved, and a test shows its result', async () => {
  const callsOf = answerCalls(
    [getWorkspace, () => sampleWorkspace('admin')],
    [getAccountSettings, () => sampleAccount()],
    [listActions, () => ({ data: [stored] })],
    [updateAction, () => stored],
    [
      testAction,
      () => ({
        name: 'Order status',
        parameters: [],
        status: 200,
        outcome: 'done' as const,
        problem: null,
        durationMs: 31,
        request: 'GET https://shop.example/orders/1001',
        answer: '{"state":"shipped"}',
        reply: 'State: shipped',
      }),
    ],
  );
  const screen = await renderPart(<ActionPage />, {
    context: sampleAgent(),
    path: '/:actionId',
    at: '/act_1',
  });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => callsOf(updateAction).map(({ body }) => body))
    .toMatchObject([{ headers: [{ name: 'Authorization' }] }]);
  await screen.getByRole('button', { name: 'Run the test' }).click();
  await expect.element(screen.getByText('Enter a value for Order number.')).toBeVisible();
  await screen.getByLabelText('Order number', { exact: true }).fill('1001');
  await screen.getByRole('button', { name: 'Run the test' }).click();
  await expect.element(screen.getByText('Your server answered 200 in 31 ms.')).toBeVisible();
  await expect.element(screen.getByText('State: shipped')).toBeVisible();
  expect(callsOf(testAction).map(({ body }) => body)).toEqual([{ values: { order: '1001' } }]);
});

test('an action is deleted after a question', async () => {
  const callsOf = answerCalls(
    [getWorkspace, () => sampleWorkspace('admin')],
    [getAccountSettings, () => sampleAccount()],
    [listActions, () => ({ data: [stored] })],
    [deleteAction, () => ({})],
  );
  const screen = await renderPart(<ActionList agentId={stored.agentId} />);
  await screen.getByRole('button', { name: 'Delete Order status' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => callsOf(deleteAction)).toHaveLength(1);
});

test('a member who is not an admin sees whom to ask, and nothing is fetched', async () => {
  const callsOf = answerCalls([getWorkspace, () => sampleWorkspace('inbox-only')]);
  const screen = await renderPart(<ActionPage />, { context: sampleAgent() });
  await expect.element(screen.getByText(/^Only admins can set up actions/)).toBeVisible();
  expect(callsOf(listActions)).toEqual([]);
});
