import { testCards } from '#contract/billing/test-cards.ts';
import { priceOf } from './fake-periods.ts';
import type {
  FakeCharge,
  FakeCustomer,
  FakeDispute,
  FakeInvoice,
  FakeLine,
  FakeMethod,
  FakeRefund,
  FakeSchedule,
  FakeSession,
  FakeState,
  FakeSubscription,
  FakeTaxId,
} from './fake-state.ts';

/** What Stripe answers for each object: the fields that are read, under the names of its present API. */
export const presentFake = {
  list: (data: unknown[], url: string, hasMore = false) => ({
    object: 'list',
    data,
    has_more: hasMore,
    url,
  }),

  customer: ({ id, name, email, address, metadata, defaultMethod, isDeleted }: FakeCustomer) =>
    isDeleted
      ? { id, object: 'customer', deleted: true }
      : {
          id,
          object: 'customer',
          name,
          email,
          address,
          metadata,
          invoice_settings: { default_payment_method: defaultMethod },
        },

  price: (state: FakeState, id: string) => {
    const { lookup_key, unit_amount, interval } = priceOf(state, id);
    return {
      id,
      object: 'price',
      active: true,
      lookup_key,
      unit_amount,
      currency: 'usd',
      metadata: {},
      recurring: { interval, interval_count: 1 },
    };
  },

  taxId: ({ id, created, customer, type, value }: FakeTaxId) => ({
    id,
    object: 'tax_id',
    created,
    customer,
    type,
    value,
    verification: null,
  }),

  method: ({ id, created, customer, testCard, expMonth, expYear, metadata }: FakeMethod) => ({
    id,
    object: 'payment_method',
    type: 'card',
    created,
    customer,
    metadata,
    card: {
      brand: testCards[testCard].brand,
      last4: testCards[testCard].number.slice(-4),
      exp_month: expMonth,
      exp_year: expYear,
    },
  }),

  subscription: (state: FakeState, subscription: FakeSubscription, isExpanded: boolean) => {
    const { id, customer, created, status, items, anchor, periodStart, periodEnd } = subscription;
    const schedule = state.schedules.get(subscription.schedule ?? '');
    return {
      id,
      object: 'subscription',
      customer,
      created,
      start_date: created,
      status,
      billing_cycle_anchor: anchor,
      cancel_at_period_end: subscription.cancelsAtEnd,
      cancel_at: subscription.cancelsAtEnd ? periodEnd : null,
      default_payment_method: subscription.defaultMethod,
      schedule: isExpanded && schedule ? presentFake.schedule(state, schedule) : subscription.schedule,
      items: presentFake.list(
        items.map((item) => ({
          id: item.id,
          object: 'subscription_item',
          quantity: item.quantity,
          price: presentFake.price(state, item.price),
          current_period_start: periodStart,
          current_period_end: periodEnd,
        })),
        `/v1/subscription_items?subscription=${id}`,
      ),
    };
  },

  schedule: (state: FakeState, { id, subscription, status, phases }: FakeSchedule) => {
    const present = phases.find(({ start, end }) => start <= state.now && state.now < end);
    return {
      id,
      object: 'subscription_schedule',
      subscription,
      status,
      current_phase: present ? { start_date: present.start, end_date: present.end } : null,
      phases: phases.map(({ items, start, end }) => ({ items, start_date: start, end_date: end })),
    };
  },

  invoice: (invoice: FakeInvoice, isExpanded: boolean) => {
    const { id, customer, created, status, paidAt, lines, total, intent, subscription } = invoice;
    const payment = {
      payment: { type: 'payment_intent', payment_intent: intent },
      object: 'invoice_payment',
    };
    return {
      id,
      object: 'invoice',
      customer,
      created,
      status,
      total,
      total_taxes: [],
      parent: { type: 'subscription_details', subscription_details: { subscription } },
      status_transitions: { finalized_at: created, paid_at: paidAt },
      lines: presentFake.lines(id, lines),
      ...(isExpanded ? { payments: presentFake.list([payment], '/v1/invoice_payments') } : {}),
    };
  },

  lines: (invoiceId: string, lines: readonly FakeLine[]) =>
    presentFake.list(
      lines.map(({ description, amount, quantity, start, end }, at) => ({
        id: `il_${invoiceId}_${at}`,
        object: 'line_item',
        description,
        amount,
        quantity,
        period: { start, end },
      })),
      `/v1/invoices/${invoiceId}/lines`,
    ),

  charge: ({ id, customer, created, amount, intent, ...charge }: FakeCharge) => ({
    id,
    object: 'charge',
    customer,
    created,
    amount,
    payment_intent: intent,
    status: charge.status,
    failure_code: charge.failureCode,
    outcome: { reason: charge.reason },
    amount_refunded: charge.refunded,
    disputed: charge.isDisputed,
  }),

  refund: ({ id, charge, created, amount }: FakeRefund) => ({
    id,
    object: 'refund',
    charge,
    created,
    amount,
    status: 'succeeded',
  }),

  dispute: ({ id, charge, created, amount, status }: FakeDispute) => ({
    id,
    object: 'dispute',
    charge,
    created,
    amount,
    status,
  }),

  session: ({ id, customer, mode, status, created }: FakeSession, origin: string) => ({
    id,
    object: 'checkout.session',
    customer,
    mode,
    status,
    created,
    url: status === 'open' ? `${origin}/pay/${id}` : null,
  }),
};
