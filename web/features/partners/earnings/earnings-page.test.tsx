import { expect, test } from 'vitest';
import { getAccountSettings } from '#contract/accounts/accounts.endpoints.ts';
import {
  getEarnings,
  listCommissions,
  listOwnPayouts,
  requestPayout,
} from '#contract/partners/partners.endpoints.ts';
import type { Earnings } from '#contract/partners/partners.schemas.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { pageOf, sampleAccount } from '#web/testing/samples.ts';
import EarningsPage from './earnings-page.tsx';

const earnings = (availableCents: number, changes: Partial<Earnings> = {}): Earnings => ({
  terms: { percent: 20, months: 12 },
  balance: { availableCents, heldCents: 0, requestedCents: 0, paidCents: 0 },
  minimumPayoutCents: 5_000,
  payouts: [],
  ...changes,
});
const commission = {
  id: 'com_1',
  kind: 'taken-back' as const,
  company: 'La•••',
  netCents: -1_900,
  percent: 20,
  cents: -380,
  isHeld: true,
  payoutId: null,
  occurredAt: '2026-03-11T09:30:00.000Z',
};

test('a payout is asked for once there is enough', async () => {
  let shown = earnings(4_999);
  const callsOf = answerCalls(
    [getEarnings, () => shown],
    [listCommissions, () => pageOf([commission])],
    [listOwnPayouts, () => pageOf(shown.payouts)],
    [getAccountSettings, () => sampleAccount()],
    [
      requestPayout,
      ({ body }) => {
        const { payTo } = body as { payTo: string };
        const payout = { id: 'pyo_1', state: 'requested' as const, cents: 6_000, payTo, note: '' };
        shown = earnings(0, {
          payouts: [{ ...payout, requestedAt: commission.occurredAt, settledAt: null }],
        });
        return shown;
      },
    ],
  );
  const screen = await renderPart(<EarningsPage />);
  await expect.element(screen.getByText(/You can request a payout once \$50\.00 is available/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Request a payout' })).toBeDisabled();
  await expect.element(screen.getByText('Taken back')).toBeVisible();
  await expect.element(screen.getByText('In dispute')).toBeVisible();
  shown = earnings(6_000);
  await screen.queryClient.invalidateQueries({ queryKey: ['partner'] });
  await screen.getByRole('button', { name: 'Request a payout' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Request $60.00' });
  await dialog.getByRole('button', { name: 'Request payout' }).click();
  await expect.element(dialog.getByText(/Write where the money should go/)).toBeVisible();
  await dialog.getByRole('textbox').fill('Ana, account 17');
  await dialog.getByRole('button', { name: 'Request payout' }).click();
  await expect.element(screen.getByText(/Your last request is waiting to be paid/)).toBeVisible();
  await expect.element(screen.getByText('To Ana, account 17')).toBeVisible();
  expect(callsOf(requestPayout).map(({ body }) => body)).toEqual([{ payTo: 'Ana, account 17' }]);
});
