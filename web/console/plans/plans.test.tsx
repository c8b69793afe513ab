import { describe, expect, test } from 'vitest';
import { getUsage } from '#contract/billing/billing.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { plans } from '#contract/plans.ts';
import { CallError } from '#web/lib/call-error.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { draw } from '#web/testing/draw.tsx';
import { sampleUsage } from '#web/testing/samples.ts';
import { CallFailure } from './call-failure.tsx';
import { StatCards } from './stat-cards.tsx';
import { UpgradeBanner } from './upgrade-banner.tsx';
import { UsageWarning } from './usage-warning.tsx';

describe('the plans', () => {
  test('are shown side by side, with those above the present one to choose', async () => {
    const screen = await draw(<UpgradeBanner planId="free" />);
    await screen.getByRole('button', { name: 'See plans' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Plans' });
    for (const { name } of Object.values(plans))
      await expect.element(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect
      .element(dialog.getByRole('link', { name: `Choose ${plans.pro.name}` }))
      .toHaveAttribute('href', paths.choosePlan('pro'));
    await expect
      .element(dialog.getByRole('link', { name: `Choose ${plans.free.name}` }))
      .not.toBeInTheDocument();
  });

  test('are not offered where the plan is more than the free one', async () => {
    const screen = await draw(<UpgradeBanner planId="business" />);
    await expect.element(screen.getByRole('button', { name: 'See plans' })).not.toBeInTheDocument();
  });
});

describe('a warning about usage', () => {
  test('says nothing while there is room', async () => {
    const { meters } = sampleUsage('free');
    const screen = await draw(<UsageWarning meters={meters} planId="free" />);
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
  });

  test('says the sentence of the specification on the free plan, and leads to the others', async () => {
    const { meters } = sampleUsage('free', ['agents']);
    const screen = await draw(<UsageWarning meters={meters} planId="free" />);
    await expect
      .element(screen.getByText('AI Agent limit is reached. Upgrade to PRO to go on.', { exact: false }))
      .toBeVisible();
    await screen.getByRole('button', { name: 'See plans' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Plans' })).toBeVisible();
  });
});

describe('a failed call', () => {
  test('is told as an error', async () => {
    const screen = await draw(<CallFailure error={new CallError(500, 'internal-error', 'Out of order.')} />);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Out of order.');
    await expect.element(screen.getByRole('button', { name: 'See plans' })).not.toBeInTheDocument();
  });

  test('for a limit of the plan leads to the plans, from the one that the workspace has', async () => {
    answerCalls([getUsage, () => sampleUsage('pro')]);
    const screen = await draw(<CallFailure error={new CallError(402, 'plan-limit', 'No links are left.')} />);
    await expect.element(screen.getByText('No links are left.')).toBeVisible();
    await screen.getByRole('button', { name: 'See plans' }).click();
    await expect.element(screen.getByRole('link', { name: `Choose ${plans.business.name}` })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: `Choose ${plans.pro.name}` }))
      .not.toBeInTheDocument();
  });
});

test('the figures of the workspace stand against its plan, and leads without a limit', async () => {
  answerCalls([getUsage, () => sampleUsage('free', ['agents', 'leads'])]);
  const screen = await draw(<StatCards />);
  const { agents, messages, leads } = plans.free.limits;
  await expect.element(screen.getByText(`${agents}/${agents}`)).toBeVisible();
  await expect.element(screen.getByText(`0/${messages}`)).toBeVisible();
  await expect.element(screen.getByText(String(leads), { exact: true })).toBeVisible();
});
