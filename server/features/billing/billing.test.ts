import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { listBillingHistory } from '#contract/billing/billing.endpoints.ts';
import type {
  Billing,
  BillingHistoryItem,
  ChangePreview,
  Sandbox,
} from '#contract/billing/billing.schemas.ts';
import type { PaymentTurn } from '#contract/billing/billing.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { plans } from '#contract/plans.ts';
import { readPdf } from '#server/adapters/document-reader/formats/read-pdf.ts';
import { workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import { buy } from '#tests/endpoint-cases/billing-cases.ts';
import { type Client, expectStatus, signUp, testPassword } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { syncAccount } from './account/sync-account.ts';
import { syncDueAccounts } from './account/sync-due-accounts.ts';

let stage: TestServices;
let owner: Client & { user: { email: string } };

beforeAll(async () => {
  stage = await createTestServices({
    SELLER_NAME: 'Lantern Ltd',
    SELLER_ADDRESS: 'Quay 1\\nPort',
    SELLER_COUNTRY: 'DE',
    SELLER_TAX_ID: 'DE123456789',
    E_INVOICES: 'true',
    TAX_PERCENT: '10',
  });
});
afterAll(() => stage.close());
beforeEach(async () => {
  owner = await signUp(stage.app, { company: 'Ölmühle & Søn' });
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

describe('the billing history', () => {
  it('is read page by page, newest first by date', async () => {
    await buy(owner, pro);
    for (let month = 0; month < 5; month += 1) await owner.post('/api/v1/billing/sandbox-clock');
    const { payments } = await expectStatus<Sandbox>(await owner.get('/api/v1/billing/sandbox'), 200);
    // Learnt of last, but not the newest by date.
    await stage.services.pool.query(
      `update invoice set issued_at = issued_at - interval '45 days' where id = $1`,
      [payments[0]?.invoiceId],
    );
    const whole = await expectStatus<{ data: BillingHistoryItem[] }>(
      await owner.get('/api/v1/billing/history?limit=100'),
      200,
    );
    const dates = whole.data.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    const read: BillingHistoryItem[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '?limit=2' : `?limit=2&cursor=${cursor}`;
      const page: AnswerOf<typeof listBillingHistory> = await expectStatus(
        await owner.get(`/api/v1/billing/history${query}`),
        200,
      );
      expect(page.pagination.total).toBe(6);
      read.push(...page.data);
      cursor = page.pagination.cursor;
    }
    expect(read).toEqual(whole.data);
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

describe('invoices', () => {
  it('are numbered without gaps, however many are made at once', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => signUp(stage.app)));
    await Promise.all(buyers.map((buyer) => buy(buyer, pro)));
    const { rows } = await stage.services.pool.query(
      "select count(*)::int as count, max(sequence) as last, min(number) as first from invoice where kind = 'invoice'",
    );
    expect(rows[0].last).toBe(rows[0].count);
    expect(rows[0].first).toBe('INV-000001');
  });

  it('are a page and a PDF with both sides, in the scripts of their names', async () => {
    const details = {
      name: 'Ωμέγα Чай & Søn',
      email: 'books@example.com',
      address: 'Straße 1\nŁódź',
      taxId: 'DE123 <b>',
    };
    await expectStatus(await owner.put('/api/v1/billing/details', details), 200);
    const { billingHistory } = await buy(owner, pro);
    const [bought] = billingHistory;
    const page = await owner.get(bought?.invoiceUrl ?? '');
    const html = await page.text();
    for (const part of [
      'Lantern Ltd',
      'Ωμέγα Чай &amp; Søn',
      'DE123 &lt;b&gt;',
      'VAT',
      '$1.90',
      '$20.90',
      'Sandbox',
    ])
      expect(html).toContain(part);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    const pdf = await owner.get(`${bought?.invoiceUrl}?format=pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const { document } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
    const text = JSON.stringify(document.blocks);
    for (const part of [bought?.number ?? '', 'Ωμέγα Чай', 'Łódź', '$20.90']) expect(text).toContain(part);
  });

  it('are e-invoices once the country of the buyer is known: as XML, and in the PDF', async () => {
    const { billingHistory } = await buy(owner, pro);
    const before = billingHistory[0]?.invoiceUrl ?? '';
    expect((await owner.get(`${before}?format=xml`)).status).toBe(404);
    expect(await (await owner.get(before)).text()).not.toContain('XML');
    const details = { name: 'Ölmühle', email: '', address: '', taxId: 'FR12345678901', country: 'FR' };
    await expectStatus(await owner.put('/api/v1/billing/details', { ...details, country: 'XX' }), 400);
    await expectStatus(await owner.put('/api/v1/billing/details', details), 200);
    const changed = await owner.put('/api/v1/billing/subscription', business);
    const after = (await expectStatus<Billing>(changed, 200)).billingHistory[0]?.invoiceUrl ?? '';
    expect(await (await owner.get(after)).text()).toContain('Download e-invoice');
    const answer = await owner.get(`${after}?format=xml`);
    expect(answer.headers.get('content-type')).toContain('xml');
    const document = await answer.text();
    expect(document).toContain('<ram:CountryID>FR</ram:CountryID>');
    const pdf = Buffer.from(await (await owner.get(`${after}?format=pdf`)).arrayBuffer()).toString('latin1');
    for (const part of ['factur-x.xml', '/AFRelationship /Alternative', '<pdfaid:part>3'])
      expect(pdf).toContain(part);
  });

  it('say that was given back with a credit note, and outlive the workspace', async () => {
    await buy(owner, pro);
    const workspaceId = await workspaceIdOf(owner);
    const { pool } = stage.services;
    await pool.query(
      `update sandbox_account set account = jsonb_set(account, '{invoices,0,refunds}', $2) where customer_id = $1`,
      [
        `cus_${workspaceId}`,
        JSON.stringify([{ id: `refund ${workspaceId}`, at: stage.clock.now().toISOString(), cents: 1_045 }]),
      ],
    );
    await syncAccount(stage.services, workspaceId);
    await syncAccount(stage.services, workspaceId);
    const { billingHistory } = await read();
    expect(billingHistory.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['credit-note', -1_045],
      ['invoice', 2_090],
    ]);
    expect(billingHistory[0]?.number).toMatch(/^CN-INV-\d{6}$/);
    await pool.query('delete from workspace where id = $1', [workspaceId]);
    const { rows } = await pool.query('select workspace_id from invoice where number = any($1)', [
      billingHistory.map(({ number }) => number),
    ]);
    expect(rows).toEqual([{ workspace_id: null }, { workspace_id: null }]);
  });
});
