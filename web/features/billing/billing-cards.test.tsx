import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keepAgents, listAgents } from '#contract/agents/agents.endpoints.ts';
import { chooseAfterLimit, openPortal } from '#contract/billing/billing.endpoints.ts';
import type { AfterLimit } from '#contract/plans.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { refusal } from '#web/testing/refusal.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { pageOf, sampleAgent, sampleUsage } from '#web/testing/samples.ts';
import { BillingHistory } from './billing-history.tsx';
import { AfterLimitCard } from './limits/after-limit-card.tsx';
import { PausedAgents } from './limits/paused-agents.tsx';
import { PortalButton } from './portal-button.tsx';

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

test('the billing history is as wide as the phone, and scrolls within', async () => {
  await page.viewport(360, 800);
  const screen = await renderPart(
    <BillingHistory
      items={[
        {
          id: 'inv_1',
          number: 'INV-000001',
          kind: 'invoice',
          state: 'paid',
          date: '2026-11-29T10:00:00.000Z',
          description: 'Pro, 2 × Extra Messages',
          amountCents: 3_700,
          refusal: null,
          isDisputed: true,
          invoiceUrl: '/api/v1/billing/invoices/inv_1',
        },
      ]}
    />,
  );
  await expect.element(screen.getByRole('link', { name: /INV-000001/ })).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
