import { describe, expect, it } from 'vitest';
import type { TestCardId } from '#contract/billing/test-cards.ts';
import type { AddOnQuantities, BillingPeriod, PlanId } from '#contract/plans.ts';
import { advanceAccount } from './advance-account.ts';
import { applyCommand, type BillingCommand, type NewCard } from './apply-command.ts';
import type { BillingAccount, Order } from './billing-account.ts';
import { decidePlan } from './decide-plan.ts';
import { newAccount } from './new-account.ts';
import { nextEvent } from './next-event.ts';
import { totalOf } from './total-of.ts';

const order = (plan: PlanId, period: BillingPeriod = 'monthly', addOns: AddOnQuantities = {}): Order => ({
  plan,
  period,
  addOns,
});
const card = (testCard: TestCardId = 'visa', changes: Partial<NewCard> = {}): NewCard => ({
  testCard,
  expiryMonth: 12,
  expiryYear: 2040,
  isConfirmed: false,
  ...changes,
});
const at = (time: string): Date => new Date(time.length === 10 ? `${time}T00:00:00Z` : time);

/** An account after these commands, each at its time; throws for one that is refused. */
function play(...steps: (readonly [time: string, command: BillingCommand | null])[]): BillingAccount {
  let account = newAccount('acc');
  for (const [time, command] of steps) {
    account = advanceAccount(account, at(time), 0);
    if (command === null) continue;
    const outcome = applyCommand(account, command, at(time), 0);
    if (outcome.refusal !== null) throw new Error(`${command.kind} was refused: ${outcome.refusal}`);
    account = outcome.account;
  }
  return account;
}

const subscribe = (to: Order, testCard: TestCardId = 'visa'): BillingCommand => ({
  kind: 'subscribe',
  order: to,
  card: card(testCard),
});
const change = (to: Order): BillingCommand => ({ kind: 'change', order: to });
const paid = ({ invoices }: BillingAccount) =>
  invoices.filter(({ state }) => state === 'paid').map(({ totalCents }) => totalCents);

describe('subscribing', () => {
  it.each([
    ['visa', false, null],
    ['amex', false, null],
    ['declined', false, 'declined'],
    ['insufficient-funds', false, 'insufficient-funds'],
    ['expired', false, 'expired'],
    ['needs-confirmation', false, 'not-confirmed'],
    ['needs-confirmation', true, null],
    ['declined-later', false, null],
  ] as const)('with %s, confirmed: %s, is refused for %s', (testCard, isConfirmed, refusal) => {
    const command = {
      kind: 'subscribe',
      order: order('pro'),
      card: card(testCard, { isConfirmed }),
    } as const;
    const outcome = applyCommand(newAccount('acc'), command, at('2026-11-17'), 0);
    expect(outcome.refusal).toBe(refusal);
    expect(outcome.account.invoices).toHaveLength(refusal === null ? 1 : 0);
    expect(outcome.account.cards).toHaveLength(refusal === null ? 1 : 0);
  });

  it.each([
    [order('pro'), [1_900]],
    [order('pro', 'yearly'), [18_240]],
    [order('business', 'monthly', { 'extra-messages': 3, 'remove-brand': 1 }), [9_900 + 2_700 + 4_900]],
    [order('business', 'yearly', { 'extra-agent': 1 }), [95_040 + 8_640]],
    [order('free', 'monthly', { 'remove-brand': 1 }), [4_900]],
  ])('to %j charges %j', (to, expected) => {
    expect(paid(play(['2026-11-17', subscribe(to)]))).toEqual(expected);
  });

  it('adds the tax to what the lines say', () => {
    const { account } = applyCommand(newAccount('acc'), subscribe(order('pro')), at('2026-11-17'), 8.875);
    expect(account.invoices[0]).toMatchObject({ taxCents: 169, totalCents: 2_069 });
  });

  it.each([
    ['free without add-ons', [], order('free'), 'costs-nothing'],
    ['twice', [['2026-11-17', subscribe(order('pro'))]], order('business'), 'subscribed-already'],
  ] as const)('%s is refused', (_what, before, to, refusal) => {
    const account = play(...before);
    expect(applyCommand(account, subscribe(to), at('2026-11-18'), 0)).toEqual({ account, refusal });
  });
});

describe('periods', () => {
  it.each([
    ['2026-11-17', 'monthly', ['2026-12-17', '2027-01-17', '2027-02-17']],
    ['2026-01-31', 'monthly', ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['2028-01-31', 'monthly', ['2028-02-29', '2028-03-31', '2028-04-30']],
    ['2028-02-29', 'yearly', ['2029-02-28', '2030-02-28', '2031-02-28']],
    ['2026-12-31', 'yearly', ['2027-12-31', '2028-12-31', '2029-12-31']],
  ] as const)('from %s, %s, end on %j', (start, period, ends) => {
    let account = play([start, subscribe(order('pro', period))]);
    const seen = ends.map((end) => {
      account = advanceAccount(account, at(end), 0);
      return account.subscription?.periodStart.slice(0, 10);
    });
    expect(seen).toEqual(ends);
    expect(account.invoices).toHaveLength(4);
  });
});

describe('a change', () => {
  const start = ['2026-11-01', subscribe(order('pro'))] as const;

  it('to more is there at once, and the rest of the period is charged', () => {
    const account = play(start, ['2026-11-16', change(order('business'))]);
    expect(account.subscription?.order.plan).toBe('business');
    expect(paid(account)).toEqual([1_900, 4_950 - 950]);
  });

  it('to less waits for the end of the period, and costs nothing before', () => {
    const before = play(['2026-11-01', subscribe(order('business'))], ['2026-11-16', change(order('pro'))]);
    expect([before.subscription?.order.plan, paid(before)]).toEqual(['business', [9_900]]);
    const after = advanceAccount(before, at('2026-12-01'), 0);
    expect([after.subscription?.order.plan, paid(after)]).toEqual(['pro', [9_900, 1_900]]);
  });

  it('that waits is called off by choosing what there is, and a larger one then costs no more than before', () => {
    const waiting = play(['2026-11-01', subscribe(order('business'))], ['2026-11-16', change(order('pro'))]);
    const back = applyCommand(waiting, change(order('business')), at('2026-11-17'), 0).account;
    expect([back.subscription?.nextOrder, paid(back)]).toEqual([null, [9_900]]);
    const more = order('business', 'monthly', { 'remove-brand': 1 });
    expect(paid(applyCommand(waiting, change(more), at('2026-11-16'), 0).account)).toEqual([9_900, 2_450]);
  });

  it('from months to years begins a year and takes off the unused rest; back to months waits for its end', () => {
    const account = play(start, ['2026-11-16', change(order('pro', 'yearly'))]);
    expect(paid(account)).toEqual([1_900, 18_240 - 950]);
    expect(account.subscription?.periodEnd.slice(0, 10)).toBe('2027-11-16');
    const back = applyCommand(account, change(order('pro')), at('2027-01-01'), 0).account;
    expect(back.subscription?.order.period).toBe('yearly');
    const later = advanceAccount(back, at('2027-12-16'), 0).subscription;
    expect([later?.order.period, later?.periodStart.slice(0, 10)]).toEqual(['monthly', '2027-12-16']);
  });

  it('that the card does not pay for changes nothing', () => {
    const account = play(['2026-11-01', subscribe(order('pro'), 'declined-later')]);
    const outcome = applyCommand(account, change(order('business')), at('2026-11-16'), 0);
    expect(outcome).toEqual({ account, refusal: 'declined' });
  });
});

describe('cancelling', () => {
  const cancelled = play(['2026-11-01', subscribe(order('pro'))], ['2026-11-10', { kind: 'cancel' }]);

  it('leaves what is paid until the end of the period, then ends', () => {
    const lastDay = advanceAccount(cancelled, at('2026-11-30T23:59:59Z'), 0);
    expect(decidePlan('free', lastDay.subscription).plan).toBe('pro');
    const over = advanceAccount(lastDay, at('2026-12-01'), 0);
    expect([over.subscription?.state, paid(over)]).toEqual(['ended', [1_900]]);
    expect(decidePlan('free', over.subscription)).toEqual({ plan: 'free', addOns: {}, billingAnchor: null });
  });

  it('is taken back until then', () => {
    const resumed = applyCommand(cancelled, { kind: 'resume' }, at('2026-11-20'), 0).account;
    expect(advanceAccount(resumed, at('2026-12-02'), 0).subscription?.state).toBe('active');
  });
});

describe('a renewal that is not paid', () => {
  const failed = play(['2026-11-01', subscribe(order('pro'), 'declined-later')], ['2026-12-01', null]);

  it.each([
    ['2026-12-03', 'past-due', 1, 'pro'],
    ['2026-12-04', 'past-due', 2, 'pro'],
    ['2026-12-06', 'past-due', 3, 'pro'],
    ['2026-12-08', 'past-due', 4, 'pro'],
    ['2026-12-14', 'past-due', 4, 'pro'],
    ['2026-12-15', 'paused', 4, 'free'],
    ['2027-01-01', 'ended', 4, 'free'],
  ])('is, on %s, %s after %i attempts, with %s', (time, state, attempts, plan) => {
    const { subscription, invoices } = advanceAccount(failed, at(time), 0);
    expect(subscription).toMatchObject({ state, attempts });
    expect(decidePlan('free', subscription).plan).toBe(plan);
    expect(invoices[1]?.state).toBe(state === 'ended' ? 'void' : 'open');
  });

  it.each(['2026-12-02', '2026-12-20'])('goes on when another card pays on %s', (time) => {
    const before = advanceAccount(failed, at(time), 0);
    const added = applyCommand(before, { kind: 'add-card', card: card() }, at(time), 0).account;
    const { account, refusal } = applyCommand(added, { kind: 'retry' }, at(time), 0);
    expect([refusal, account.subscription?.state, paid(account)]).toEqual([null, 'active', [1_900, 1_900]]);
    expect(account.subscription?.periodEnd.slice(0, 10)).toBe('2027-01-01');
  });

  it('fails when the card has expired since', () => {
    const account = applyCommand(
      newAccount('acc'),
      { kind: 'subscribe', order: order('pro'), card: card('visa', { expiryMonth: 11, expiryYear: 2026 }) },
      at('2026-11-01'),
      0,
    ).account;
    expect(advanceAccount(account, at('2026-12-01'), 0).invoices[1]?.refusal).toBe('expired');
  });
});

describe('a refund', () => {
  const bought = play(['2026-11-01', subscribe(order('pro'))]);
  const refund = (cents: number) =>
    ({ kind: 'refund', invoiceId: bought.invoices[0]?.id ?? '', cents }) as const;

  it.each([
    [1_000, null, 'active'],
    [1_900, null, 'ended'],
    [1_901, 'unknown', 'active'],
    [0, 'unknown', 'active'],
  ])('of %i cents is refused for %s, and leaves it %s', (cents, refusal, state) => {
    const outcome = applyCommand(bought, refund(cents), at('2026-11-05'), 0);
    expect([outcome.refusal, outcome.account.subscription?.state]).toEqual([refusal, state]);
  });
});

describe('a dispute', () => {
  const bought = play(['2026-11-01', subscribe(order('pro'))], ['2026-12-05', null]);
  const invoiceId = bought.invoices[0]?.id ?? '';
  const run = (...commands: readonly BillingCommand[]) =>
    commands.reduce((outcome, command) => applyCommand(outcome.account, command, at('2026-12-06'), 0), {
      account: bought,
      refusal: null,
    } as ReturnType<typeof applyCommand>);
  const dispute: BillingCommand = { kind: 'dispute', invoiceId };
  const settle = (isWon: boolean): BillingCommand => ({ kind: 'settle-dispute', invoiceId, isWon });
  const refund = (cents: number): BillingCommand => ({ kind: 'refund', invoiceId, cents });

  it.each<[string, BillingCommand[], string | null, boolean, number[]]>([
    ['is open', [dispute], null, true, []],
    ['is won', [dispute, settle(true)], null, false, []],
    ['is lost', [dispute, settle(false)], null, false, [1_900]],
    ['is lost after a part was paid back', [refund(500), dispute, settle(false)], null, false, [500, 1_400]],
    ['is lost after all was paid back', [dispute, refund(1_900), settle(false)], null, false, [1_900]],
    ['cannot be opened twice', [dispute, dispute], 'unknown', true, []],
    ['cannot be about nothing', [refund(1_900), dispute], 'unknown', false, [1_900]],
    ['cannot be settled before it is open', [settle(false)], 'unknown', false, []],
  ])('%s', (_name, commands, refusal, isDisputed, refunded) => {
    const outcome = run(...commands);
    const [invoice] = outcome.account.invoices;
    expect([
      outcome.refusal,
      invoice?.isDisputed ?? false,
      invoice?.refunds.map(({ cents }) => cents),
    ]).toEqual([refusal, isDisputed, refunded]);
    // It was about an earlier period.
    expect(outcome.account.subscription?.state).toBe('active');
  });
});

it.each<[string, BillingCommand | null, TestCardId, ReturnType<typeof nextEvent>]>([
  ['2026-11-02', null, 'visa', { kind: 'renewal', at: '2026-12-01T00:00:00.000Z' }],
  ['2026-11-02', { kind: 'cancel' }, 'visa', { kind: 'end', at: '2026-12-01T00:00:00.000Z' }],
  ['2026-12-02', null, 'declined-later', { kind: 'retry', at: '2026-12-04T00:00:00.000Z' }],
  ['2026-12-05', null, 'declined-later', { kind: 'retry', at: '2026-12-06T00:00:00.000Z' }],
  ['2026-12-09', null, 'declined-later', { kind: 'pause', at: '2026-12-15T00:00:00.000Z' }],
  ['2026-12-20', null, 'declined-later', { kind: 'end', at: '2027-01-01T00:00:00.000Z' }],
  ['2027-01-02', null, 'declined-later', null],
])('on %s after %j with %s comes next %j', (time, command, testCard, expected) => {
  const { subscription } = play(['2026-11-01', subscribe(order('pro'), testCard)], [time, command]);
  expect(subscription && nextEvent(subscription)).toEqual(expected);
});

it('the last card stays while it pays for something', () => {
  const account = play(['2026-11-01', subscribe(order('pro'))]);
  const remove = { kind: 'remove-card', cardId: account.cards[0]?.id ?? '' } as const;
  expect(applyCommand(account, remove, at('2026-11-02'), 0).refusal).toBe('last-card');
  const cancelled = applyCommand(account, { kind: 'cancel' }, at('2026-11-02'), 0).account;
  expect(applyCommand(cancelled, remove, at('2026-11-02'), 0).account.cards).toEqual([]);
});

it.each([
  ['free', 'pro', 'pro'],
  ['enterprise', 'pro', 'enterprise'],
  ['pro', 'free', 'pro'],
] as const)(
  'granted %s and paying for %s is %s, with the add-ons that are paid',
  (granted, plan, expected) => {
    const subscription = {
      state: 'active',
      anchor: '2026-11-01T00:00:00.000Z',
      order: order(plan, 'monthly', { 'remove-brand': 1 }),
    } as const;
    expect(decidePlan(granted, subscription)).toMatchObject({
      plan: expected,
      addOns: { 'remove-brand': 1 },
    });
  },
);

it('lines add up', () => {
  expect(totalOf([{ amountCents: 5 }, { amountCents: -7 }])).toBe(-2);
});
