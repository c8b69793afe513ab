import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Billing, ChangePreview } from '#contract/billing/billing.schemas.ts';
import { plans } from '#contract/plans.ts';
import { workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import { buy } from '#tests/endpoint-cases/billing-cases.ts';
import { type Client, expectStatus, signUp, testPassword } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { syncAccount } from './account/sync-account.ts';
import { syncDueAccounts } from './account/sync-due-accounts.ts';

let stage: TestServices;
let owner: Client & { user: { email: string } };

beforeAll(async () => {
  stage = await createTestServices({ TAX_PERCENT: '10' });
});
afterAll(() => stage.close());
beforeEach(async () => {
  owner = await signUp(stage.app);
});

const pro = { plan: 'pro', period: 'monthly' };
const business = { plan: 'business', period: 'monthly' };
const read = async (): Promise<Billing> => expectStatus(await owner.get('/api/v1/billing'), 200);
const planOf = async () =>
  (await expectStatus<{ plan: { id: string } }>(await owner.get('/api/v1/usage'), 200)).plan.id;
const amounts = ({ billingHistory }: Billing) => billingHistory.map(({ amountCents }) => amountCents);
/** Time in which sessions end, too. */
async function pass(days: number): Promise<void> {
  stage.clock.advanceSeconds(days * 86_400);
  await expectStatus(
    await owner.post('/api/login', { email: owner.user.email, password: testPassword }),
    200,
  );
}
const due = () => syncDueAccounts(stage.services, new AbortController().signal);

describe('subscribing on the sandbox', () => {
  it('gives the plan at once, with an invoice that adds up', async () => {
    const billing = await buy(owner, { ...pro, addOns: { 'extra-messages': 2 } });
    expect(billing).toMatchObject({
      provider: 'sandbox',
      plan: { id: 'pro' },
      addOns: { 'extra-messages': 2 },
      subscription: { state: 'active', amountCents: 3_700, nextAmountCents: 3_700 },
      paymentMethods: [{ type: 'visa', lastFourDigits: '4242', isDefault: true }],
    });
    expect(amounts(billing)).toEqual([4_070]);
    const { meters } = await expectStatus<{ meters: { name: string; limit: number }[] }>(
      await owner.get('/api/v1/usage'),
      200,
    );
    const limit = plans.pro.limits.messages ?? 0;
    expect(meters.find(({ name }) => name === 'messages')?.limit).toBe(limit + 2_000);
  });

  it('with a card that is refused changes nothing, and the page stays open for another', async () => {
    const opened = await owner.post('/api/v1/billing/checkout', pro);
    const { url } = await expectStatus<{ url: string }>(opened, 200);
    const page = `/api/v1/billing/sandbox/${url.split('/').at(-1)}`;
    const pay = (testCard: string, isConfirmed = false) =>
      owner.post(page, { testCard, expiryMonth: 12, expiryYear: 2040, isConfirmed });
    for (const [testCard, sentence] of [
      ['declined', /declined/],
      ['insufficient-funds', /not enough money/],
      ['expired', /expired/],
      ['needs-confirmation', /not confirmed/],
    ] as const) {
      const { error } = await expectStatus<{ error: { message: string } }>(await pay(testCard), 422);
      expect(error.message).toMatch(sentence);
    }
    expect([await planOf(), (await read()).billingHistory]).toEqual(['free', []]);
    expect((await expectStatus<Billing>(await pay('needs-confirmation', true), 200)).plan.id).toBe('pro');
    await expectStatus(await pay('visa'), 404);
  });

  it('happens once, whichever of two pages is paid', async () => {
    const pages = [];
    for (const order of [pro, business]) {
      const opened = await owner.post('/api/v1/billing/checkout', order);
      pages.push((await expectStatus<{ url: string }>(opened, 200)).url.split('/').at(-1));
    }
    const card = { testCard: 'visa', expiryMonth: 12, expiryYear: 2040, isConfirmed: false };
    const answers = await Promise.all(pages.map((id) => owner.post(`/api/v1/billing/sandbox/${id}`, card)));
    expect(answers.map(({ status }) => status)).toEqual([404, 200]);
    expect(await planOf()).toBe('business');
    expect((await owner.post('/api/v1/billing/checkout', pro)).status).toBe(409);
  });

  it.each([
    [{ plan: 'free', period: 'monthly' }, 422],
    [{ ...pro, addOns: { 'remove-brand': 2 } }, 400],
    [{ ...pro, addOns: { 'extra-agent': 51 } }, 400],
    [{ ...pro, period: 'weekly' }, 400],
  ])('%j is refused with %i', async (order, status) => {
    expect((await owner.post('/api/v1/billing/checkout', order)).status).toBe(status);
  });
});

describe('changing', () => {
  it('shows what it costs before, and charges exactly that', async () => {
    await buy(owner, pro);
    await pass(10);
    const preview = await expectStatus<ChangePreview>(
      await owner.post('/api/v1/billing/preview', business),
      200,
    );
    expect(preview).toMatchObject({ isImmediate: true, amountCents: 9_900 });
    const changed = await expectStatus<Billing>(
      await owner.put('/api/v1/billing/subscription', business),
      200,
    );
    expect(changed.plan.id).toBe('business');
    // The clock has gone on for a moment in between.
    expect(Math.abs((amounts(changed)[0] ?? 0) - preview.dueCents)).toBeLessThanOrEqual(1);
  });

  it('costs no more than was shown, also where a new period has begun in between', async () => {
    await buy(owner, pro);
    await pass(29);
    const shown = await expectStatus<ChangePreview>(
      await owner.post('/api/v1/billing/preview', business),
      200,
    );
    await pass(2);
    const refused = await owner.put('/api/v1/billing/subscription', {
      ...business,
      shownCents: shown.dueCents,
    });
    const { error } = await expectStatus<{ error: { message: string } }>(refused, 409);
    expect(error.message).toContain('What this costs has changed');
    expect([await planOf(), amounts(await read())]).toEqual(['pro', [2_090, 2_090]]);
    const again = await expectStatus<ChangePreview>(
      await owner.post('/api/v1/billing/preview', business),
      200,
    );
    const accepted = { ...business, shownCents: again.dueCents };
    // Another window has the larger plan by now.
    await expectStatus(await owner.put('/api/v1/billing/subscription', { ...pro, plan: 'enterprise' }), 200);
    expect((await owner.put('/api/v1/billing/subscription', accepted)).status).toBe(409);
    const later = { ...business, shownCents: 0 };
    const waits = await expectStatus<Billing>(await owner.put('/api/v1/billing/subscription', later), 200);
    expect([waits.plan.id, waits.subscription?.nextOrder?.plan]).toEqual(['enterprise', 'business']);
  });

  it('to less waits, and cancelling can be taken back', async () => {
    await buy(owner, business);
    const less = await expectStatus<Billing>(await owner.put('/api/v1/billing/subscription', pro), 200);
    expect([less.plan.id, less.subscription?.nextOrder?.plan, less.billingHistory.length]).toEqual([
      'business',
      'pro',
      1,
    ]);
    const cancelled = await expectStatus<Billing>(await owner.delete('/api/v1/billing/subscription'), 200);
    expect(cancelled.subscription).toMatchObject({
      cancelsAtEnd: true,
      nextOrder: null,
      nextAmountCents: null,
    });
    const resumed = await owner.post('/api/v1/billing/subscription/resume');
    expect((await expectStatus<Billing>(resumed, 200)).subscription?.cancelsAtEnd).toBe(false);
    const { rows } = await stage.services.pool.query(
      "select action, details from audit_entry where workspace_id = $1 and action like 'subscription.%' order by id",
      [await workspaceIdOf(owner)],
    );
    expect(rows).toEqual([
      { action: 'subscription.started', details: { order: 'Business', period: 'monthly' } },
      { action: 'subscription.changed', details: { order: 'Pro', period: 'monthly' } },
      { action: 'subscription.cancelled', details: null },
      { action: 'subscription.resumed', details: null },
    ]);
  });
});

describe('time', () => {
  it('renews; after a failed payment it emails, waits, pauses, and resumes once paid', async () => {
    await buy(owner, pro, 'declined-later');
    await pass(32);
    await due();
    const failed = await read();
    expect(failed.subscription).toMatchObject({ state: 'past-due', refusal: 'declined' });
    expect([failed.plan.id, failed.billingHistory[0]?.state]).toEqual(['pro', 'open']);
    await pass(15);
    await due();
    expect([(await read()).subscription?.state, await planOf()]).toEqual(['paused', 'free']);
    const { rows } = await stage.services.pool.query(
      "select email ->> 'isPaused' as paused from email where to_address = $1 and kind = 'payment-failed' order by id",
      [owner.user.email],
    );
    expect(rows).toEqual([{ paused: 'false' }, { paused: 'true' }]);

    expect((await owner.post('/api/v1/billing/subscription/pay')).status).toBe(422);
    const opened = await owner.post('/api/v1/billing/payment-methods');
    const { url } = await expectStatus<{ url: string }>(opened, 200);
    const card = { testCard: 'mastercard', expiryMonth: 12, expiryYear: 2040, isConfirmed: false };
    await owner.post(`/api/v1/billing/sandbox/${url.split('/').at(-1)}`, card);
    const paid = await expectStatus<Billing>(await owner.post('/api/v1/billing/subscription/pay'), 200);
    expect([paid.plan.id, paid.subscription?.state, paid.billingHistory.map(({ state }) => state)]).toEqual([
      'pro',
      'active',
      ['paid', 'paid'],
    ]);
  });

  it('ends what was cancelled, and nothing that was made is deleted', async () => {
    await buy(owner, pro);
    for (const name of ['One', 'Two']) await expectStatus(await owner.post('/api/v1/agents', { name }), 201);
    await owner.delete('/api/v1/billing/subscription');
    await pass(32);
    await due();
    expect([await planOf(), (await read()).subscription]).toEqual(['free', null]);
    const { data } = await expectStatus<{ data: unknown[] }>(await owner.get('/api/v1/agents'), 200);
    expect(data).toHaveLength(2);
    expect((await owner.post('/api/v1/agents', { name: 'Three' })).status).toBe(402);
  });
});

it('the audit log has what somebody did with money', async () => {
  await buy(owner, pro, 'declined-later');
  await owner.post('/api/v1/billing/sandbox-clock');
  const opened = await owner.post('/api/v1/billing/payment-methods');
  const { url } = await expectStatus<{ url: string }>(opened, 200);
  const card = { testCard: 'amex', expiryMonth: 12, expiryYear: 2040, isConfirmed: false };
  await owner.post(`/api/v1/billing/sandbox/${url.split('/').at(-1)}`, card);
  await expectStatus(await owner.post('/api/v1/billing/subscription/pay'), 200);
  for (const step of ['form', 'form', 'engine'])
    await expectStatus(await owner.put('/api/v1/usage/after-limit', { step }), 200);
  const { rows } = await stage.services.pool.query(
    'select action, details, actor_id from audit_entry where workspace_id = $1 order by id',
    [await workspaceIdOf(owner)],
  );
  const paid = { order: 'Pro', period: 'monthly' };
  expect(rows.map(({ action, details }) => [action, details])).toEqual([
    ['checkout.opened', paid],
    ['plan.changed', { before: 'Free Demo', after: 'Pro' }],
    ['subscription.started', paid],
    ['payment-method.added', { card: 'visa 0341' }],
    ['payment-method.added', { card: 'amex 0005' }],
    ['payment.retried', null],
    ['after-limit.changed', { before: 'answers without charge', after: 'the contact form' }],
    ['after-limit.changed', { before: 'the contact form', after: 'answers without charge' }],
  ]);
  expect(new Set(rows.map(({ actor_id }) => actor_id)).size).toBe(1);
});

describe('a process that ends between charge and record', () => {
  it('has its charge recorded by the job, once', async () => {
    await buy(owner, pro);
    const workspaceId = await workspaceIdOf(owner);
    const customerId = `cus_${workspaceId}`;
    await stage.services.pool.query('update billing_account set sync_due_at = $2 where workspace_id = $1', [
      workspaceId,
      stage.clock.now(),
    ]);
    await stage.services.payments?.change({
      customerId,
      order: { plan: 'business', period: 'monthly', addOns: {} },
      key: 'k',
    });
    expect(await planOf()).toBe('pro');
    await Promise.all([due(), due(), syncAccount(stage.services, workspaceId)]);
    await due();
    expect([await planOf(), (await read()).billingHistory.length]).toEqual(['business', 2]);
    // Who sees nothing happen presses again: it is there already.
    await expectStatus(await owner.put('/api/v1/billing/subscription', business), 200);
    expect((await read()).billingHistory).toHaveLength(2);
  });
});
