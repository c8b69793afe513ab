import { expect, test } from 'vitest';
import { getAccountSettings } from '#contract/accounts/accounts.endpoints.ts';
import { updateAgent } from '#contract/agents/agents.endpoints.ts';
import {
  connectCalCom,
  disconnectCalCom,
  finishCalComSignIn,
  getCalCom,
  listEventTypes,
  testCalCom,
} from '#contract/cal-com/cal-com.endpoints.ts';
import type { CalComState } from '#contract/cal-com/cal-com.schemas.ts';
import { getWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleAccount, sampleAgent, sampleWorkspace } from '#web/testing/samples.ts';
import CalComPage from './cal-com-page.tsx';

const none: CalComState = {
  connection: null,
  canConnect: true,
  isInPlan: true,
  missingSettings: ['CALCOM_CLIENT_ID', 'CALCOM_CLIENT_SECRET'],
  isSignInOffered: true,
};
const connected: CalComState = {
  ...none,
  connection: {
    accountName: 'Fernwood Bikes',
    keyEnd: 'wood',
    connectedBy: 'Ada Byron',
    connectedAt: '2026-11-20T09:30:00.000Z',
    needsReconnect: false,
    lastSuccessAt: '2026-11-29T06:00:00.000Z',
    problem: null,
    problemAt: null,
    hearsChanges: true,
  },
};
const eventType = (id: number, title: string, obstacle: string | null = null) => ({
  id,
  title,
  obstacle,
  minutes: 30,
  needsConfirmation: false,
  url: `https://cal.com/fernwood/${id}`,
});

test('Cal.com is connected with a key, tested, given an event type, and disconnected', async () => {
  let state = none;
  const callsOf = answerCalls(
    [getWorkspace, () => sampleWorkspace('admin')],
    [getAccountSettings, () => sampleAccount()],
    [getCalCom, () => state],
    [
      connectCalCom,
      () => {
        state = connected;
        return state;
      },
    ],
    [
      listEventTypes,
      () => ({ data: [eventType(1, 'Intro'), eventType(2, 'Paid talk', 'Visitors pay for it.')] }),
    ],
    [testCalCom, () => ({ isWorking: true, message: 'Cal.com answered: 2 event types.', state })],
    [updateAgent, () => sampleAgent()],
    [
      disconnectCalCom,
      () => {
        state = none;
        return state;
      },
    ],
  );
  const screen = await renderPart(<CalComPage />, { context: sampleAgent() });
  await expect
    .element(screen.getByText(/CALCOM_CLIENT_ID and CALCOM_CLIENT_SECRET are missing/))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Connect with an API key' }).click();
  await expect.element(screen.getByText('Paste the API key from Cal.com.')).toBeVisible();
  await screen.getByLabelText('API key', { exact: false }).first().fill('cal_live_fernwood');
  await screen.getByRole('button', { name: 'Connect with an API key' }).click();
  await expect.element(screen.getByText('Fernwood Bikes')).toBeVisible();
  expect(callsOf(connectCalCom).map(({ body }) => body)).toEqual([{ apiKey: 'cal_live_fernwood' }]);

  await screen.getByRole('button', { name: 'Test the connection' }).click();
  await expect.element(screen.getByText('Cal.com answered: 2 event types.')).toBeVisible();

  const choice = screen.getByLabelText('Event type');
  await choice.selectOptions('2');
  await expect.element(screen.getByText(/Visitors pay for it/)).toBeVisible();
  await choice.selectOptions('1');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => callsOf(updateAgent).map(({ body }) => body))
    .toEqual([
      { isCalComBookingEnabled: true, bookingEventTypeId: 1, bookingUrl: 'https://cal.com/fernwood/1' },
    ]);

  await screen.getByRole('button', { name: 'Disconnect' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(screen.getByRole('button', { name: 'Connect with an API key' })).toBeVisible();
});

test('Cal.com is connected by signing in, and the code does not stay in the address', async () => {
  let state = none;
  const callsOf = answerCalls(
    [getWorkspace, () => sampleWorkspace('admin')],
    [getAccountSettings, () => sampleAccount()],
    [getCalCom, () => state],
    [
      finishCalComSignIn,
      () => {
        state = {
          ...connected,
          connection: connected.connection && { ...connected.connection, keyEnd: null },
        };
        return state;
      },
    ],
    [listEventTypes, () => ({ data: [] })],
  );
  const screen = await renderPart(<CalComPage />, {
    context: sampleAgent(),
    at: '/?code=code-1&state=state-1',
  });
  await expect.element(screen.getByText('by signing in')).toBeVisible();
  expect(callsOf(finishCalComSignIn).map(({ body }) => body)).toEqual([{ code: 'code-1', state: 'state-1' }]);
  expect(screen.address()).toBe('/');
});

test('who said no at Cal.com is told so, and can sign in again or use a key', async () => {
  answerCalls(
    [getWorkspace, () => sampleWorkspace('admin')],
    [getAccountSettings, () => sampleAccount()],
    [getCalCom, () => ({ ...none, missingSettings: [] })],
  );
  const screen = await renderPart(<CalComPage />, { context: sampleAgent(), at: '/?cal-com=cancelled' });
  await expect.element(screen.getByText('You cancelled signing in to Cal.com.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sign in to Cal.com' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Connect with an API key' })).toBeVisible();
  expect(screen.address()).toBe('/');
});

test('a member of the inbox is told whom to ask, and nothing is fetched', async () => {
  const callsOf = answerCalls([getWorkspace, () => sampleWorkspace('inbox-only')]);
  const screen = await renderPart(<CalComPage />, { context: sampleAgent() });
  await expect.element(screen.getByText(/Only members who edit agents can see/)).toBeVisible();
  expect(callsOf(getCalCom)).toEqual([]);
});
