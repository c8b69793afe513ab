import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keepAgents, listAgents } from '#contract/agents/agents.endpoints.ts';
import {
  chooseAfterLimit,
  getSandbox,
  listBillingHistory,
  moveSandboxClock,
  openPortal,
  saveBillingDetails,
  turnSandboxPayment,
} from '#contract/billing/billing.endpoints.ts';
import type { Billing, BillingHistoryItem, Sandbox } from '#contract/billing/billing.schemas.ts';
import type { AfterLimit } from '#contract/plans.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { pageOf, sampleAgent, sampleUsage } from '#web/testing/samples.ts';
import { BillingDetailsCard } from './billing-details-card.tsx';
import { BillingHistory } from './billing-history.tsx';
import { AfterLimitCard } from './limits/after-limit-card.tsx';
import { PausedAgents } from './limits/paused-agents.tsx';
import { PortalButton } from './portal-button.tsx';
import { SandboxCard } from './sandbox-card.tsx';

test('what visitors find at the limit is chosen, and stays as it was when that fails', async () => {
  let isRefused = false;
  const callsOf = answerCalls([
    chooseAfterLimit,
    ({ body }) =>
      isRefused
        ? refusal(503, 'unavailable', 'Please try again.')
        : {
            ...sampleUsage('pro'),
            afterLimit: { step: (body as { step: AfterLimit }).step, used: 0, limit: 0 },
          },
  ]);
  const screen = await renderPart(<AfterLimitCard usage={sampleUsage('pro')} />);
  await expect.element(screen.getByRole('radio', { name: /Keep answering/ })).toBeChecked();
  await screen.getByText('Show the contact form').click();
  await expect.element(screen.getByText('Saved. It applies from the next message.')).toBeVisible();
  expect(callsOf(chooseAfterLimit).map(({ body }) => body)).toEqual([{ step: 'form' }]);
  isRefused = true;
  await screen.getByText('Show the contact form').click();
  await expect.element(screen.getByText('Please try again.')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /Keep answering/ })).toBeChecked();
});

test('the agents that go on are chosen, up to as many as the plan allows', async () => {
  const agents = [1, 2, 3].map((number) =>
    sampleAgent({ id: `agt_${number}`, name: `Shop ${number}`, isPausedByPlan: number === 3 }),
  );
  const callsOf = answerCalls([listAgents, () => pageOf(agents)], [keepAgents, () => ({})]);
  const screen = await renderPart(<PausedAgents limit={2} mayChoose />);
  await expect.element(screen.getByText(/Your plan allows 2 agents, and you have 3/)).toBeVisible();
  const box = (number: number) => screen.getByRole('checkbox', { name: `Shop ${number}` });
  await expect.element(box(3)).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Keep these agents' })).toBeDisabled();
  await box(1).click();
  await box(3).click();
  await screen.getByRole('button', { name: 'Keep these agents' }).click();
  await expect.element(screen.getByText('Saved. These agents keep answering.')).toBeVisible();
  expect(callsOf(keepAgents).map(({ body }) => body)).toEqual([{ agentIds: ['agt_2', 'agt_3'] }]);
});

test('nothing is said of paused agents where the plan allows all, and others only read their names', async () => {
  const agents = [1, 2].map((number) =>
    sampleAgent({ id: `agt_${number}`, name: `Shop ${number}`, isPausedByPlan: number === 2 }),
  );
  answerCalls([listAgents, () => pageOf(agents)]);
  const enough = await renderPart(<PausedAgents limit={2} mayChoose />);
  await expect.element(enough.getByText('Agents paused by your plan')).not.toBeInTheDocument();
  await enough.unmount();
  const screen = await renderPart(<PausedAgents limit={1} mayChoose={false} />);
  await expect.element(screen.getByRole('link', { name: 'Shop 2' })).toBeVisible();
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
});

test('says that the page of the payment provider cannot be opened', async () => {
  answerCalls([openPortal, () => refusal(503, 'unavailable', 'Payments are not available at the moment.')]);
  const screen = await renderPart(<PortalButton label="Manage at Stripe" />);
  await screen.getByRole('button', { name: 'Manage at Stripe' }).click();
  await expect.element(screen.getByText('Payments are not available at the moment.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Manage at Stripe' })).toBeEnabled();
});

const billing: Billing = {
  provider: 'stripe',
  plan: { id: 'pro', name: 'Pro', activeSince: '2026-11-01T10:00:00.000Z' },
  grantedPlan: 'free',
  addOns: {},
  paidBy: null,
  subscription: null,
  paymentMethods: [],
  billingHistory: [],
  details: { name: 'Lamps', email: '', address: '', taxId: '', country: '' },
};

test('a tax number that the payment provider refuses is said at its field, and what was typed stays', async () => {
  const callsOf = answerCalls([
    saveBillingDetails,
    () =>
      refusal(400, 'invalid-input', 'Check the fields.', { taxId: 'It does not accept this tax number.' }),
  ]);
  const screen = await renderPart(<BillingDetailsCard billing={billing} />);
  const field = screen.getByLabelText(/Tax number/);
  await field.fill('DE12');
  await screen.getByRole('button', { name: 'Save billing details' }).click();
  await expect.element(screen.getByText('It does not accept this tax number.')).toBeVisible();
  await expect.element(field).toHaveValue('DE12');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(callsOf(saveBillingDetails)).toHaveLength(1);
});

test('the controls of the sandbox say what comes next, and act on the payment that is chosen', async () => {
  const payments = [
    { invoiceId: 'inv_2', number: 'INV-000002', leftCents: 1_900, isDisputed: true },
    { invoiceId: 'inv_1', number: 'INV-000001', leftCents: 900, isDisputed: false },
  ];
  let sandbox: Sandbox = {
    aheadSeconds: 86_400,
    next: { kind: 'pause', at: '2026-12-13T12:00:00.000Z' },
    payments,
  };
  const callsOf = answerCalls(
    [getSandbox, () => sandbox],
    [
      moveSandboxClock,
      () => {
        sandbox = { ...sandbox, next: null };
        return billing;
      },
    ],
    [turnSandboxPayment, () => refusal(404, 'not-found', 'This payment is not known.')],
  );
  const screen = await renderPart(<SandboxCard />);
  await expect.element(screen.getByText(/The subscription is paused on/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Dispute won' })).toBeVisible();
  await screen.getByLabelText('Payment').selectOptions('inv_1');
  await screen.getByRole('button', { name: 'Refund' }).click();
  await expect.element(screen.getByText('This payment is not known.')).toBeVisible();
  expect(callsOf(turnSandboxPayment).map(({ params, body }) => [params, body])).toEqual([
    [{ invoiceId: 'inv_1' }, { turn: 'refund' }],
  ]);
  await screen.getByRole('button', { name: /Move the clock/ }).click();
  await expect.element(screen.getByText(/nothing happens by itself/)).toBeVisible();
});

const invoiceNumbered = (number: number): BillingHistoryItem => ({
  id: `inv_${number}`,
  number: `INV-${String(number).padStart(6, '0')}`,
  kind: 'invoice',
  state: 'paid',
  date: '2026-11-29T10:00:00.000Z',
  description: 'Pro, 2 × Extra Messages',
  amountCents: 3_700,
  refusal: null,
  isDisputed: number === 2,
  invoiceUrl: `/api/v1/billing/invoices/inv_${number}`,
});

test('the billing history is read page by page, and is no wider than a phone', async () => {
  await page.viewport(360, 800);
  const callsOf = answerCalls([
    listBillingHistory,
    ({ query }) => {
      const isFirst = query.cursor === undefined;
      return {
        data: [invoiceNumbered(isFirst ? 2 : 1)],
        pagination: { cursor: isFirst ? 'inv_2' : null, hasMore: isFirst, total: 2 },
      };
    },
  ]);
  const screen = await renderPart(<BillingHistory />);
  await expect.element(screen.getByRole('link', { name: /INV-000002/ })).toBeVisible();
  await expect.element(screen.getByText('Disputed')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /INV-000001/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Load more' }).click();
  await expect.element(screen.getByRole('link', { name: /INV-000001/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  expect(callsOf(listBillingHistory).map(({ query }) => query.cursor)).toEqual([undefined, 'inv_2']);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
