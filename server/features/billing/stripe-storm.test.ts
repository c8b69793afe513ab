import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Billing } from '#contract/billing/billing.schemas.ts';
import { runStripeStorm } from '#tests/billing/stripe-storm.ts';
import { createRandom } from '#tests/create-random.ts';
import { workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import { expectStatus, signUp } from '#tests/factories.ts';
import {
  type FakeStripe,
  fakeWebhookSecret,
  startFakeStripe,
} from '#tests/fakes/stripe/start-fake-stripe.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { syncAccount } from './account/sync-account.ts';
import { syncDueAccounts } from './account/sync-due-accounts.ts';

let stripe: FakeStripe;
let stage: TestServices;

beforeAll(async () => {
  stripe = await startFakeStripe(new Date());
  stage = await createTestServices({
    STRIPE_SECRET_KEY: 'sk_test_fake',
    STRIPE_WEBHOOK_SECRET: fakeWebhookSecret,
    STRIPE_API_BASE: stripe.origin,
  });
});
afterAll(async () => {
  await stage.close();
  await stripe.close();
});

it('says that Stripe refuses a tax number, and keeps what was there', async () => {
  const owner = await signUp(stage.app);
  const good = { name: 'Lamps', email: 'a@lamps.example', address: '', taxId: 'DE123456789', country: 'DE' };
  const save = (changes: object) => owner.put('/api/v1/billing/details', { ...good, ...changes });
  await expectStatus(await save({}), 200);
  const refused = await save({ taxId: 'DE12', name: 'Other' });
  const { error } = await expectStatus<{ error: { details: { taxId?: string } } }>(refused, 400);
  expect(error.details.taxId).toContain('does not accept this tax number');
  const { details } = await expectStatus<Billing>(await owner.get('/api/v1/billing'), 200);
  expect(details).toEqual(good);
  expect([...stripe.state.taxIds.values()].map(({ value }) => value)).toEqual(['DE123456789']);
  stripe.state.taxIds.clear();
});

it('sells a plan by Stripe: paid on its page, known by its message, changed and shown on ours', async () => {
  const owner = await signUp(stage.app);
  const read = async () => expectStatus<Billing>(await owner.get('/api/v1/billing'), 200);
  const due = () => syncDueAccounts(stage.services, new AbortController().signal);
  const wanted = { plan: 'pro', period: 'monthly' };
  const { url } = await expectStatus<{ url: string }>(
    await owner.post('/api/v1/billing/checkout', wanted),
    200,
  );
  stripe.state.events.length = 0;
  stripe.pay(url, { testCard: 'visa', expiryMonth: 12, expiryYear: 2040, isConfirmed: false });
  expect((await read()).plan.id).toBe('free');
  const event = stripe.state.events.at(-1);
  if (event === undefined) throw new Error('nothing was told');
  const { body, signature } = stripe.signEvent(event);
  const tell = (given: string) =>
    stage.app.request('/api/stripe/webhook', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': given },
    });
  expect((await tell('t=1,v1=00')).status).toBe(403);
  await due();
  expect((await read()).plan.id).toBe('free');
  expect((await tell(signature)).status).toBe(200);
  await due();
  const bought = await read();
  expect(bought).toMatchObject({
    provider: 'stripe',
    plan: { id: 'pro' },
    subscription: { amountCents: 1_900 },
  });
  expect(bought.billingHistory).toMatchObject([{ amountCents: 1_900, state: 'paid', isDisputed: false }]);
  const portal = await expectStatus<{ url: string }>(await owner.post('/api/v1/billing/portal'), 200);
  expect(portal.url).toContain(stripe.origin);
  const changed = await owner.put('/api/v1/billing/subscription', { plan: 'business', period: 'monthly' });
  expect((await expectStatus<Billing>(changed, 200)).plan.id).toBe('business');
  expect(stripe.misuses).toEqual([]);
});

it('ends what was bought on the sandbox before Stripe was set up', async () => {
  const owner = await signUp(stage.app);
  const workspaceId = await workspaceIdOf(owner);
  const { pool } = stage.services;
  const bought = {
    state: 'active',
    anchor: '2026-01-01',
    order: { plan: 'pro', period: 'monthly', addOns: {} },
  };
  await pool.query(
    `insert into billing_account (workspace_id, provider, customer_id, details, subscription, sync_due_at)
     values ($1, 'sandbox', $1, '{}', $2, now())`,
    [workspaceId, JSON.stringify(bought)],
  );
  await pool.query("update workspace set plan = 'pro' where id = $1", [workspaceId]);
  await syncAccount(stage.services, workspaceId);
  expect((await expectStatus<Billing>(await owner.get('/api/v1/billing'), 200)).plan.id).toBe('free');
});

it('ends with what Stripe says, however messages come, and charges and bills once', async () => {
  const result = await runStripeStorm(
    stage.services,
    { stripe, clock: stage.clock },
    { subscriptions: 5, random: createRandom(7) },
  );
  expect(result.differences).toEqual([]);
  expect(result.events).toBeGreaterThan(40);
  expect(stripe.misuses).toEqual([]);
});
