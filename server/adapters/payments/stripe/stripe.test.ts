import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#core/billing/billing-account.ts';
import type { Payments } from '#server/ports/payments.ts';
import {
  type FakeStripe,
  fakeWebhookSecret,
  startFakeStripe,
} from '#tests/fakes/stripe/start-fake-stripe.ts';
import { createStripePayments } from './create-stripe-payments.ts';
import { makeStripePrices } from './prices/make-stripe-prices.ts';

let stripe: FakeStripe;
let payments: Payments;
let now: Date;
let customerId: string;

const pro: Order = { plan: 'pro', period: 'monthly', addOns: {} };
const business: Order = { ...pro, plan: 'business' };
const returnUrl = 'http://localhost:3000/billing';
const details = { name: 'Lamps', email: 'lamps@shop.example', address: '', taxId: '', country: '' };
const card = { testCard: 'visa', expiryMonth: 12, expiryYear: 2040, isConfirmed: false } as const;
const access = () => ({ secretKey: 'sk_test_fake', apiBase: stripe.origin });
const connect = (webhookSecret: string | null) =>
  createStripePayments({
    ...access(),
    webhookSecret,
    pricePrefix: 'parley_',
    hasAutomaticTax: false,
    clock: { now: () => now },
  });

beforeEach(async () => {
  now = new Date('2026-11-01T00:00:00Z');
  stripe = await startFakeStripe(now);
  payments = connect(fakeWebhookSecret);
  customerId = await payments.createCustomer({ buyer: { workspaceId: 'wsp_1' }, details, key: 'customer' });
});
afterEach(async () => {
  expect(stripe.misuses).toEqual([]);
  await stripe.close();
});

async function subscribe(order = pro): Promise<void> {
  const { url } = await payments.startCheckout({
    customerId,
    order,
    returnUrl,
    key: `page-${now.getTime()}`,
  });
  expect(stripe.pay(url, card)).toBeNull();
}
const succeeded = () => [...stripe.state.charges.values()].filter(({ status }) => status === 'succeeded');

describe('an answer that is lost', () => {
  it.each(['before', 'after'] as const)('%s the change was made, leads to one change', async (when) => {
    await subscribe();
    now = new Date('2026-11-16T00:00:00Z');
    stripe.advanceTo(now);
    stripe.failNext(when, 2);
    await payments.change({ customerId, order: business, key: 'change' });
    expect((await payments.read(customerId)).subscription?.order).toEqual(business);
    expect(succeeded().map(({ amount }) => amount)).toEqual([1_900, 4_000]);
  });

  it('of a provider that is out of order changes nothing, and says so', async () => {
    await subscribe();
    stripe.breakNext(1);
    await expect(payments.read(customerId)).rejects.toMatchObject({ kind: 'unavailable' });
    expect((await payments.read(customerId)).subscription?.state).toBe('active');
  });
});

describe('what goes back', () => {
  const read = async () => (await payments.read(customerId)).invoices[0];
  const disputed = async () => {
    await subscribe();
    const id = (await read())?.id ?? '';
    stripe.dispute(id);
    return id;
  };

  it('is shown with the invoice that it is about', async () => {
    const id = await disputed();
    stripe.refund(id, 500);
    stripe.refund(id, 400);
    const after = await read();
    expect(after).toMatchObject({ state: 'paid', isDisputed: true });
    expect(after?.refunds.map(({ cents }) => cents).sort()).toEqual([400, 500]);
  });

  it('is nothing where a dispute is won, and the money where it is lost', async () => {
    const id = await disputed();
    stripe.settleDispute(id, 'won');
    expect(await read()).toMatchObject({ isDisputed: false, refunds: [] });
    stripe.dispute(id);
    stripe.settleDispute(id, 'lost');
    const lost = await read();
    expect(lost).toMatchObject({ state: 'paid', isDisputed: false, refunds: [{ cents: 1_900 }] });
    // Banks can dispute one payment again; no more than all of it is taken back.
    stripe.dispute(id);
    stripe.settleDispute(id, 'lost');
    expect((await read())?.refunds).toEqual(lost?.refunds);
  });

  it('is told by messages that only name the charge', async () => {
    await disputed();
    const event = stripe.state.events.findLast(({ type }) => type === 'charge.dispute.created');
    if (event === undefined) throw new Error('nothing was told');
    const { body, signature } = stripe.signEvent(event);
    expect(body).not.toContain(customerId);
    expect(await payments.readNotice(Buffer.from(body), signature)).toEqual({ customerId });
  });
});

it('leaves one page to pay on where two are opened at once', async () => {
  const open = (key: string) => payments.startCheckout({ customerId, order: pro, returnUrl, key });
  const pages = await Promise.all([open('one'), open('two')]);
  const paid = pages.filter(({ url }) => stripe.pay(url, card) === null);
  expect(paid).toHaveLength(1);
  expect(succeeded().map(({ amount }) => amount)).toEqual([1_900]);
});

it('reads lists that have several pages', async () => {
  await subscribe();
  now = new Date('2036-06-02T00:00:00Z');
  stripe.advanceTo(now);
  const { invoices } = await payments.read(customerId);
  expect(invoices).toHaveLength(1 + 115);
  expect(invoices[0]?.createdAt).toBe('2026-11-01T00:00:00.000Z');
});

it('asks for confirmation where the bank wants it later', async () => {
  await subscribe();
  for (const method of stripe.state.methods.values()) method.testCard = 'declined-later';
  now = new Date('2026-12-02T00:00:00Z');
  stripe.advanceTo(now);
  const failed = [...stripe.state.charges.values()].findLast(({ status }) => status === 'failed');
  Object.assign(failed ?? {}, { failureCode: 'authentication_required', reason: null });
  expect((await payments.read(customerId)).invoices.at(-1)?.refusal).toBe('not-confirmed');
});

describe('a tax number', () => {
  const numbers = () => [...stripe.state.taxIds.values()].map(({ type, value }) => `${type} ${value}`);
  const save = (taxId: string, country: string, changes: Partial<typeof details> = {}) =>
    payments.saveDetails(customerId, { ...details, taxId, country, ...changes });

  it.each([
    ['DE 123.456.789', 'DE', 'eu_vat DE123456789'],
    ['de123456789', '', 'eu_vat DE123456789'],
    ['atu12345678', 'DE', 'eu_vat ATU12345678'],
    ['EL123456789', 'GR', 'eu_vat EL123456789'],
    ['XI123456789', 'GB', 'eu_vat XI123456789'],
    ['GB 123 4567 89', 'GB', 'gb_vat GB123456789'],
    ['12-3456789', 'US', 'us_ein 12-3456789'],
    ['CHE-123.456.789', 'CH', 'ch_uid CHE-123.456.789'],
    ['1234567890', 'DE', 'de_stn 1234567890'],
    // Stripe has no kind for it, or we do not know which.
    ['123', 'AQ', null],
    ['12-3456789', '', null],
    [' - ', 'DE', null],
  ])('%j of %j is known to Stripe as %s', async (taxId, country, expected) => {
    await save(taxId, country);
    expect(numbers()).toEqual(expected === null ? [] : [expected]);
  });

  it('takes the place of the one before, is sent once, and is taken away', async () => {
    await save('DE123456789', 'DE');
    const [first] = stripe.state.taxIds.keys();
    await save('DE 123 456 789', 'DE', { name: 'Lamps Ltd' });
    expect([...stripe.state.taxIds.keys()]).toEqual([first]);
    await save('12-3456789', 'US', { address: 'Main Street 1' });
    expect(numbers()).toEqual(['us_ein 12-3456789']);
    await save('', '');
    expect(numbers()).toEqual([]);
    expect(stripe.state.customers.get(customerId)).toMatchObject({ name: 'Lamps', address: null });
  });

  it('that Stripe refuses changes nothing, and neither does one whose other details are lost', async () => {
    await save('DE123456789', 'DE');
    await expect(save('DE12', 'DE', { name: 'Other' })).rejects.toMatchObject({ kind: 'tax-number' });
    expect([numbers(), stripe.state.customers.get(customerId)?.name]).toEqual([
      ['eu_vat DE123456789'],
      'Lamps',
    ]);
    // The number is taken, and the update after it is not.
    const taken = save('FR12345678901', 'FR', { name: 'x'.repeat(300) });
    await expect(taken).rejects.toMatchObject({ kind: 'unavailable' });
    expect(numbers()).toEqual(['eu_vat DE123456789']);
    stripe.misuses.length = 0;
  });

  it('of somebody who has just begun is sent with them, and stops no purchase', async () => {
    const create = (taxId: string, key: string) =>
      payments.createCustomer({
        buyer: { workspaceId: 'wsp_2' },
        details: { ...details, taxId, country: 'DE' },
        key,
      });
    await create('DE123456789', 'one');
    expect(numbers()).toEqual(['eu_vat DE123456789']);
    customerId = await create('DE12', 'two');
    expect(numbers()).toHaveLength(1);
    await subscribe();
  });
});

describe('messages', () => {
  it('count only with the signature of Stripe over their bytes', async () => {
    await subscribe();
    const [event] = stripe.state.events;
    if (event === undefined) throw new Error('nothing was told');
    const { body, signature } = stripe.signEvent(event);
    const bytes = Buffer.from(body);
    expect(await payments.readNotice(bytes, signature)).toEqual({ customerId });
    expect(await payments.readNotice(Buffer.from(`${body} `), signature)).toBeNull();
    expect(await payments.readNotice(bytes, signature.replace(/v1=.{4}/, 'v1=0000'))).toBeNull();
    expect(await payments.readNotice(bytes, signature.replace(/t=\d+/, 't=1000000000'))).toBeNull();
    expect(await payments.readNotice(bytes, '')).toBeNull();
    expect(await connect('whsec_other').readNotice(bytes, signature)).toBeNull();
    expect(await connect(null).readNotice(bytes, signature)).toBeNull();
  });
});

describe('prices', () => {
  it('are made where they are missing, and again where our table says another amount', async () => {
    stripe.state.prices.clear();
    await expect(payments.startCheckout({ customerId, order: pro, returnUrl, key: 'none' })).rejects.toThrow(
      'no price with the lookup key parley_pro_monthly',
    );
    expect(await makeStripePrices(access(), 'parley_')).toHaveLength(15);
    expect(await makeStripePrices(access(), 'parley_')).toEqual([]);
    const made = [...stripe.state.prices.values()].find(
      ({ lookup_key }) => lookup_key === 'parley_pro_monthly',
    );
    Object.assign(made ?? {}, { unit_amount: 2_000 });
    payments = connect(null);
    await expect(payments.startCheckout({ customerId, order: pro, returnUrl, key: 'other' })).rejects.toThrow(
      'parley_pro_monthly at Stripe is 2000 usd, and the table of plans says 1900 usd',
    );
    expect(await makeStripePrices(access(), 'parley_')).toEqual(['parley_pro_monthly']);
    payments = connect(null);
    await subscribe();
    expect((await payments.read(customerId)).subscription?.order).toEqual(pro);
  });
});
