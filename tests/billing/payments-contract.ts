import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestCardId } from '#contract/billing/test-cards.ts';
import type { AddOnQuantities, BillingPeriod, SoldPlanId } from '#contract/plans.ts';
import type { Order } from '#core/billing/billing-account.ts';
import type { Payments, ProviderAccount } from '#server/ports/payments.ts';

export interface PaymentsStage {
  payments: Payments;
  now(): Date;
  /** Does as a buyer on a page with this URL; whether it was paid, or the card added. */
  pay(url: string, card: { testCard: TestCardId; isConfirmed: boolean }): Promise<boolean>;
  advanceTo(date: Date): void;
  /** Calls that were made in a wrong way; none are expected. */
  misuses: readonly string[];
  close(): Promise<void>;
}

const daySeconds = 86_400;
const order = (plan: SoldPlanId, period: BillingPeriod = 'monthly', addOns: AddOnQuantities = {}): Order => ({
  plan,
  period,
  addOns,
});
const returnUrl = 'http://localhost:3000/billing';
const details = {
  name: 'Lamps & Co',
  email: 'lamps@shop.example',
  address: 'A street 1\nA town',
  taxId: '',
  country: '',
};
const refusal = (kind: string) => expect.objectContaining({ kind });

/** What every provider of payments does alike. The stage begins on 1 November 2026. */
export function describePayments(name: string, createStage: () => Promise<PaymentsStage>): void {
  describe(name, () => {
    let stage: PaymentsStage;
    let customerId: string;
    let keys = 0;
    const key = () => `key-${name}-${++keys}`;
    beforeEach(async () => {
      stage = await createStage();
      customerId = await stage.payments.createCustomer({
        buyer: { workspaceId: 'wsp_1' },
        details,
        key: key(),
      });
    });
    afterEach(async () => {
      expect(stage.misuses).toEqual([]);
      await stage.close();
    });

    const read = () => stage.payments.read(customerId);
    const pageFor = async (wanted: Order) =>
      (await stage.payments.startCheckout({ customerId, order: wanted, returnUrl, key: key() })).url;
    const pay = (url: string, testCard: TestCardId = 'visa', isConfirmed = false) =>
      stage.pay(url, { testCard, isConfirmed });
    const subscribe = async (wanted: Order, testCard: TestCardId = 'visa') => {
      expect(await pay(await pageFor(wanted), testCard)).toBe(true);
      return read();
    };
    const addCard = async (testCard: TestCardId) => {
      const { url } = await stage.payments.startAddingMethod({ customerId, returnUrl, key: key() });
      expect(await pay(url, testCard)).toBe(true);
      return read();
    };
    const change = (wanted: Order, given = key()) =>
      stage.payments.change({ customerId, order: wanted, key: given });
    const to = (date: string) => stage.advanceTo(new Date(`${date}T00:00:00Z`));
    const paid = ({ invoices }: ProviderAccount) =>
      invoices.filter(({ state }) => state === 'paid').map(({ totalCents }) => totalCents);
    const standing = ({ subscription }: ProviderAccount) =>
      subscription && [subscription.state, subscription.order, subscription.nextOrder];

    it('begins with nothing, and one customer for one key', async () => {
      expect(await read()).toEqual({ subscription: null, methods: [], invoices: [] });
      const given = { buyer: { workspaceId: 'wsp_2' }, details, key: key() };
      const ids = await Promise.all([
        stage.payments.createCustomer(given),
        stage.payments.createCustomer(given),
      ]);
      expect(ids[0]).toBe(ids[1]);
      await stage.payments.saveDetails(customerId, { ...details, name: 'Lamps Ltd' });
      expect((await stage.payments.openPortal(customerId, returnUrl)).url).toContain('http');
    });

    it('sells an order, with an invoice and a card', async () => {
      const wanted = order('pro', 'monthly', { 'extra-messages': 2 });
      const account = await subscribe(wanted);
      expect(standing(account)).toEqual(['active', wanted, null]);
      expect(paid(account)).toEqual([3_700]);
      expect(account.subscription).toMatchObject({
        anchor: '2026-11-01T00:00:00.000Z',
        periodEnd: '2026-12-01T00:00:00.000Z',
        cancelsAtEnd: false,
        failedAt: null,
      });
      expect(account.methods).toMatchObject([
        { type: 'visa', lastFourDigits: '4242', expiryMonth: 12, expiryYear: 2040, isDefault: true },
      ]);
      expect(account.invoices[0]).toMatchObject({
        state: 'paid',
        refusal: null,
        isDisputed: false,
        refunds: [],
      });
    });

    it('sells ChatGenie Pro to a user, apart from what workspaces buy', async () => {
      const user = await stage.payments.createCustomer({ buyer: { userId: 'usr_1' }, details, key: key() });
      expect(user).not.toBe(customerId);
      await subscribe(order('business'));
      const wanted = order('chatgenie-pro');
      const { url } = await stage.payments.startCheckout({
        customerId: user,
        order: wanted,
        returnUrl,
        key: key(),
      });
      expect(await pay(url)).toBe(true);
      const bought = await stage.payments.read(user);
      expect([standing(bought), paid(bought)]).toEqual([['active', wanted, null], [999]]);
      expect(standing(await read())).toEqual(['active', order('business'), null]);
      await stage.payments.cancel(user);
      to('2026-12-02');
      expect((await stage.payments.read(user)).subscription?.state).toBe('ended');
      expect(standing(await read())).toEqual(['active', order('business'), null]);
    });

    it.each(['declined', 'insufficient-funds', 'expired', 'needs-confirmation'] as const)(
      'with the card %s changes nothing, and the page stays open',
      async (testCard) => {
        const page = await pageFor(order('pro'));
        expect(await pay(page, testCard)).toBe(false);
        expect(await read()).toEqual({ subscription: null, methods: [], invoices: [] });
        expect(await pay(page, 'needs-confirmation', true)).toBe(true);
        expect(paid(await read())).toEqual([1_900]);
        // A page is paid once.
        expect(await pay(page)).toBe(false);
      },
    );

    it('ends the page of an earlier first order', async () => {
      const earlier = await pageFor(order('business'));
      const later = await pageFor(order('pro'));
      expect([await pay(earlier), await pay(later)]).toEqual([false, true]);
      expect(standing(await read())).toEqual(['active', order('pro'), null]);
    });

    it('charges more at once for the rest of the period, as the preview said, and once for a key', async () => {
      await subscribe(order('pro'));
      to('2026-11-16');
      const wanted = order('business', 'monthly', { 'remove-brand': 1 });
      const preview = await stage.payments.preview(customerId, wanted);
      expect(preview).toMatchObject({ isImmediate: true, dueCents: 4_950 - 950 + 2_450 });
      expect(preview.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(preview.dueCents);
      const given = key();
      await change(wanted, given);
      await change(wanted, given);
      const account = await read();
      expect(standing(account)).toEqual(['active', wanted, null]);
      expect(paid(account)).toEqual([1_900, preview.dueCents]);
    });

    it('gives less at the end of the period, until which it is called off by choosing what there is', async () => {
      await subscribe(order('business', 'monthly', { 'extra-agent': 1 }));
      to('2026-11-16');
      expect(await stage.payments.preview(customerId, order('pro'))).toMatchObject({
        isImmediate: false,
        dueCents: 0,
        startsAt: '2026-12-01T00:00:00.000Z',
      });
      const had = order('business', 'monthly', { 'extra-agent': 1 });
      await change(order('pro'));
      expect(standing(await read())).toEqual(['active', had, order('pro')]);
      await change(had);
      expect(standing(await read())).toEqual(['active', had, null]);
      await change(order('pro', 'monthly', { 'extra-agent': 1 }));
      await change(order('pro'));
      to('2026-12-02');
      const account = await read();
      expect(standing(account)).toEqual(['active', order('pro'), null]);
      expect(paid(account)).toEqual([9_900 + 900, 1_900]);
      to('2027-01-02');
      expect(paid(await read())).toEqual([9_900 + 900, 1_900, 1_900]);
    });

    it('begins a year at once, and goes back to months at its end', async () => {
      await subscribe(order('pro'));
      to('2026-11-16');
      await change(order('pro', 'yearly'));
      const yearly = await read();
      expect(paid(yearly)).toEqual([1_900, 18_240 - 950]);
      expect(yearly.subscription).toMatchObject({
        periodStart: '2026-11-16T00:00:00.000Z',
        periodEnd: '2027-11-16T00:00:00.000Z',
      });
      await change(order('pro'));
      expect(standing(await read())).toEqual(['active', order('pro', 'yearly'), order('pro')]);
      to('2027-11-17');
      const monthly = await read();
      expect(standing(monthly)).toEqual(['active', order('pro'), null]);
      expect(monthly.subscription?.periodEnd).toBe('2027-12-16T00:00:00.000Z');
      expect(paid(monthly)).toEqual([1_900, 18_240 - 950, 1_900]);
    });

    it('a larger order takes the place of a smaller one that was to come', async () => {
      await subscribe(order('business'));
      to('2026-11-16');
      await change(order('pro'));
      await change(order('business', 'monthly', { 'remove-brand': 1 }));
      expect(standing(await read())).toEqual([
        'active',
        order('business', 'monthly', { 'remove-brand': 1 }),
        null,
      ]);
      to('2026-12-02');
      expect(paid(await read())).toEqual([9_900, 2_450, 9_900 + 4_900]);
    });

    it('changes nothing when the card is refused', async () => {
      const before = await subscribe(order('business'), 'declined-later');
      await change(order('pro'));
      await expect(change(order('enterprise'))).rejects.toEqual(refusal('declined'));
      const account = await read();
      expect(standing(account)).toEqual(['active', order('business'), order('pro')]);
      expect(account.invoices).toEqual(before.invoices);
    });

    it('ends at the end of what is paid, unless it is resumed', async () => {
      await subscribe(order('pro'));
      await change(order('free', 'monthly', { 'extra-agent': 1 }));
      await stage.payments.cancel(customerId);
      expect((await read()).subscription).toMatchObject({ cancelsAtEnd: true, nextOrder: null });
      await stage.payments.resume(customerId);
      expect((await read()).subscription?.cancelsAtEnd).toBe(false);
      to('2026-12-02');
      expect(paid(await read())).toEqual([1_900, 1_900]);
      await stage.payments.cancel(customerId);
      to('2027-01-02');
      const account = await read();
      expect([account.subscription?.state, paid(account)]).toEqual(['ended', [1_900, 1_900]]);
      await expect(change(order('business'))).rejects.toEqual(refusal('not-subscribed'));
      await expect(stage.payments.resume(customerId)).rejects.toEqual(refusal('not-subscribed'));
      expect(standing(await subscribe(order('business')))).toEqual(['active', order('business'), null]);
    });

    it('lets all go on while a payment that failed is tried again, and goes on with another card', async () => {
      await subscribe(order('pro'), 'declined-later');
      to('2026-12-02');
      const failed = await read();
      expect(failed.subscription).toMatchObject({ state: 'past-due', failedAt: '2026-12-01T00:00:00.000Z' });
      expect(failed.invoices.at(-1)).toMatchObject({ state: 'open', refusal: 'declined', totalCents: 1_900 });
      await expect(change(order('business'))).rejects.toEqual(refusal('payment-open'));
      await expect(stage.payments.retry({ customerId, key: key() })).rejects.toEqual(refusal('declined'));
      await addCard('mastercard');
      const given = key();
      await stage.payments.retry({ customerId, key: given });
      await stage.payments.retry({ customerId, key: given });
      const account = await read();
      expect([account.subscription?.state, paid(account)]).toEqual(['active', [1_900, 1_900]]);
    });

    it('tries again by itself, pauses after the days of grace, and comes back when it is paid', async () => {
      await subscribe(order('pro'), 'declined-later');
      to('2026-12-14');
      expect((await read()).subscription?.state).toBe('past-due');
      to('2026-12-16');
      expect((await read()).subscription?.state).toBe('paused');
      await addCard('amex');
      await stage.payments.retry({ customerId, key: key() });
      const account = await read();
      expect([account.subscription?.state, paid(account)]).toEqual(['active', [1_900, 1_900]]);
    });

    it('is paid by the next attempt when there is another card by then', async () => {
      await subscribe(order('pro'), 'declined-later');
      to('2026-12-02');
      await addCard('visa');
      to('2026-12-05');
      const account = await read();
      expect([account.subscription?.state, paid(account)]).toEqual(['active', [1_900, 1_900]]);
    });

    it('ends at once where a payment is open, and asks for nothing any more', async () => {
      await subscribe(order('pro'), 'declined-later');
      to('2026-12-02');
      await stage.payments.cancel(customerId);
      const account = await read();
      expect(account.subscription?.state).toBe('ended');
      expect(account.invoices.map(({ state }) => state)).toEqual(['paid', 'void']);
    });

    it('charges the newest card, or the one that is chosen, and keeps the one that is needed', async () => {
      const first = (await subscribe(order('pro'))).methods[0]?.id ?? '';
      const { methods } = await addCard('mastercard');
      const second = methods.find(({ id }) => id !== first)?.id ?? '';
      const chosen = async () => (await read()).methods.find(({ isDefault }) => isDefault)?.id;
      expect(await chosen()).toBe(second);
      await stage.payments.chooseMethod(customerId, first);
      expect(await chosen()).toBe(first);
      await expect(stage.payments.chooseMethod(customerId, 'pm_unknown')).rejects.toEqual(refusal('unknown'));
      await stage.payments.removeMethod(customerId, first);
      expect(await chosen()).toBe(second);
      await expect(stage.payments.removeMethod(customerId, second)).rejects.toEqual(refusal('last-card'));
      await stage.payments.cancel(customerId);
      await stage.payments.removeMethod(customerId, second);
      expect((await read()).methods).toEqual([]);
    });

    it('knows nobody else’s cards', async () => {
      const { methods } = await subscribe(order('pro'));
      const other = await stage.payments.createCustomer({
        buyer: { workspaceId: 'wsp_3' },
        details,
        key: key(),
      });
      const theirs = methods[0]?.id ?? '';
      await expect(stage.payments.chooseMethod(other, theirs)).rejects.toEqual(refusal('unknown'));
      await expect(stage.payments.removeMethod(other, theirs)).rejects.toEqual(refusal('unknown'));
    });

    it.each([
      ['2026-11-30', '2026-12-30', '2027-01-30'],
      ['2026-12-31', '2027-01-31', '2027-02-28'],
      ['2027-01-31', '2027-02-28', '2027-03-31'],
    ])('from %s its periods end on %s and %s', async (start, first, second) => {
      to(start);
      expect((await subscribe(order('pro'))).subscription?.periodEnd.slice(0, 10)).toBe(first);
      stage.advanceTo(new Date(Date.parse(`${first}T00:00:00Z`) + daySeconds * 1_000));
      expect((await read()).subscription?.periodEnd.slice(0, 10)).toBe(second);
    });

    it('forgets a customer whose workspace is gone, as often as it is asked', async () => {
      await subscribe(order('pro'));
      await stage.payments.close(customerId);
      await stage.payments.close(customerId);
    });
  });
}
