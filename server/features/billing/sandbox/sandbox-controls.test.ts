import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Billing, Sandbox } from '#contract/billing/billing.schemas.ts';
import type { PaymentTurn } from '#contract/billing/billing.ts';
import { buy } from '#tests/endpoint-cases/billing-cases.ts';
import { type Client, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let owner: Client;

beforeAll(async () => {
  stage = await createTestServices({ TAX_PERCENT: '10' });
});
afterAll(() => stage.close());
beforeEach(async () => {
  owner = await signUp(stage.app);
});

const pro = { plan: 'pro', period: 'monthly' };
const amounts = ({ billingHistory }: Billing) => billingHistory.map(({ amountCents }) => amountCents);

describe('the controls of the sandbox', () => {
  const sandbox = async () => expectStatus<Sandbox>(await owner.get('/api/v1/billing/sandbox'), 200);
  const move = async () => expectStatus<Billing>(await owner.post('/api/v1/billing/sandbox-clock'), 200);
  const turn = (invoiceId: string | undefined, turn: PaymentTurn) =>
    owner.post(`/api/v1/billing/sandbox-payments/${invoiceId}`, { turn });

  it('move the clock of one workspace, from event to event', async () => {
    expect(await sandbox()).toMatchObject({ next: null, payments: [] });
    await buy(owner, pro, 'declined-later');
    const states = [];
    for (const kind of ['renewal', 'retry', 'retry', 'retry', 'pause'] as const) {
      const { next } = await sandbox();
      expect(next?.kind).toBe(kind);
      const { subscription } = await move();
      const time = stage.clock.now().getTime() + (await sandbox()).aheadSeconds * 1_000;
      expect(Math.abs(time - Date.parse(next?.at ?? ''))).toBeLessThan(5_000);
      states.push(subscription?.state);
    }
    expect(states).toEqual(['past-due', 'past-due', 'past-due', 'past-due', 'paused']);
    expect((await move()).subscription).toBeNull();
    expect((await owner.post('/api/v1/billing/sandbox-clock')).status).toBe(422);
    // What is bought then begins at the time that it is there.
    const time = stage.clock.now().getTime() + (await sandbox()).aheadSeconds * 1_000;
    const again = (await buy(owner, pro)).subscription;
    expect(Math.abs(Date.parse(again?.startedAt ?? '') - time)).toBeLessThan(5_000);
    const other = await signUp(stage.app);
    const { subscription } = await buy(other, pro);
    expect(Date.parse(subscription?.startedAt ?? '')).toBeLessThan(time - 86_400_000);
  });

  it('refund and dispute a payment, with a credit note for what goes back', async () => {
    await buy(owner, pro);
    await move();
    const { payments } = await sandbox();
    const [second, first] = payments.map(({ invoiceId }) => invoiceId);
    await expectStatus(await turn(first, 'refund'), 200);
    expect((await turn(first, 'refund')).status).toBe(404);
    const disputed = await expectStatus<Billing>(await turn(second, 'dispute'), 200);
    expect(disputed.billingHistory.map(({ kind, isDisputed }) => [kind, isDisputed])).toEqual([
      ['credit-note', false],
      ['invoice', true],
      ['invoice', false],
    ]);
    expect((await sandbox()).payments).toMatchObject([
      { invoiceId: second, leftCents: 2_090, isDisputed: true },
    ]);
    expect((await turn(second, 'dispute')).status).toBe(404);
    const won = await expectStatus<Billing>(await turn(second, 'dispute-won'), 200);
    expect(won.billingHistory.some(({ isDisputed }) => isDisputed)).toBe(false);
    await expectStatus(await turn(second, 'dispute'), 200);
    const lost = await expectStatus<Billing>(await turn(second, 'dispute-lost'), 200);
    expect([lost.subscription, lost.plan.id, amounts(lost).sort()]).toEqual([
      null,
      'free',
      [-2_090, -2_090, 2_090, 2_090],
    ]);
  });

  it('end a dispute of a payment that was paid back meanwhile', async () => {
    const { billingHistory } = await buy(owner, pro);
    const id = billingHistory[0]?.id;
    await expectStatus(await turn(id, 'dispute'), 200);
    await expectStatus(await turn(id, 'refund'), 200);
    expect((await sandbox()).payments).toMatchObject([{ invoiceId: id, leftCents: 0, isDisputed: true }]);
    const lost = await expectStatus<Billing>(await turn(id, 'dispute-lost'), 200);
    expect([amounts(lost).sort(), lost.billingHistory.some(({ isDisputed }) => isDisputed)]).toEqual([
      [-2_090, 2_090],
      false,
    ]);
    expect((await sandbox()).payments).toEqual([]);
  });

  it('reach no other workspace, and are not there without the sandbox', async () => {
    const { billingHistory } = await buy(await signUp(stage.app), pro);
    await buy(owner, pro);
    expect((await turn(billingHistory[0]?.id, 'refund')).status).toBe(404);
    const off = await createTestServices({ PAYMENTS: 'off' });
    const somebody = await signUp(off.app);
    expect((await somebody.get('/api/v1/billing/sandbox')).status).toBe(404);
    expect((await somebody.post('/api/v1/billing/sandbox-clock')).status).toBe(404);
    await off.close();
  });
});
