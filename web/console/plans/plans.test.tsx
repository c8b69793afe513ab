import { describe, expect, test } from 'vitest';
import { getUsage } from '#contract/billing/billing.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { plans } from '#contract/plans.ts';
import { CallError } from '#web/lib/call-error.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleUsage } from '#web/testing/samples.ts';
import { CallFailure } from './call-failure.tsx';
import { LimitNotices } from './limit-notices.tsx';
import { PlansDialog } from './plans-dialog.tsx';
import { StatCards } from './stat-cards.tsx';
import { UpgradeBanner } from './upgrade-banner.tsx';

describe('the plans', () => {
  test('are shown side by side, with those above the present one to choose', async () => {
    const screen = await renderPart(<PlansDialog isOpen onClose={() => undefined} current="free" />);
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

  test('are linked from a banner on the free plan, and only there', async () => {
    const free = await renderPart(<UpgradeBanner planId="free" />);
    await expect
      .element(free.getByRole('link', { name: 'See plans' }))
      .toHaveAttribute('href', paths.pricing);
    await free.unmount();
    const screen = await renderPart(<UpgradeBanner planId="business" />);
    await expect.element(screen.getByRole('link', { name: 'See plans' })).not.toBeInTheDocument();
  });
});

describe('the notices about limits', () => {
  test('say nothing while there is enough', async () => {
    const screen = await renderPart(<LimitNotices usage={sampleUsage('free')} />);
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('are red where visitors get no answers, and only then are they read out at once', async () => {
    const screen = await renderPart(
      <LimitNotices usage={sampleUsage('pro', ['messages', 'leads', 'files'])} />,
    );
    await expect
      .element(screen.getByRole('alert').getByText('Visitors get no answers, only the contact form'))
      .toBeVisible();
    const others = screen.getByRole('status').elements();
    expect(others.map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^Visitors can’t leave their details/),
      expect.stringMatching(/^Files are used up/),
    ]);
    expect(screen.getByRole('button', { name: 'See plans' }).elements()).toHaveLength(1);
  });

  test('can be limited to some meters or weights', async () => {
    const usage = sampleUsage('pro', ['messages', 'leads', 'files']);
    const screen = await renderPart(<LimitNotices usage={usage} meters={['leads']} />);
    await expect
      .element(screen.getByRole('status').getByText('Visitors can’t leave their details'))
      .toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    const stopped = await renderPart(<LimitNotices usage={usage} weights={['stopped']} />);
    await expect.element(stopped.getByRole('alert')).toBeVisible();
  });

  test('say the sentence of the specification on the free plan, and lead to the others', async () => {
    const screen = await renderPart(<LimitNotices usage={sampleUsage('free', ['agents'])} />);
    await expect
      .element(screen.getByText('AI Agent limit is reached. Upgrade to PRO to go on.', { exact: false }))
      .toBeVisible();
    await screen.getByRole('button', { name: 'See plans' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Plans' })).toBeVisible();
  });
});

describe('a failed call', () => {
  test('is shown as an error', async () => {
    const screen = await renderPart(
      <CallFailure error={new CallError(500, 'internal-error', 'Out of order.')} />,
    );
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Out of order.');
    await expect.element(screen.getByRole('button', { name: 'See plans' })).not.toBeInTheDocument();
  });

  test('for a limit of the plan leads to the plans, from the one that the workspace has', async () => {
    answerCalls([getUsage, () => sampleUsage('pro')]);
    const screen = await renderPart(
      <CallFailure error={new CallError(402, 'plan-limit', 'No links are left.')} />,
    );
    await expect.element(screen.getByText('No links are left.')).toBeVisible();
    await screen.getByRole('button', { name: 'See plans' }).click();
    await expect.element(screen.getByRole('link', { name: `Choose ${plans.business.name}` })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: `Choose ${plans.pro.name}` }))
      .not.toBeInTheDocument();
  });
});

test('usage is shown against the limits of the plan, and leads without a limit', async () => {
  answerCalls([getUsage, () => sampleUsage('free', ['agents', 'leads'])]);
  const screen = await renderPart(<StatCards />);
  const { agents, messages, leads } = plans.free.limits;
  await expect.element(screen.getByText(`${agents}/${agents}`)).toBeVisible();
  await expect.element(screen.getByText(`0/${messages}`)).toBeVisible();
  await expect.element(screen.getByText(String(leads), { exact: true })).toBeVisible();
});
