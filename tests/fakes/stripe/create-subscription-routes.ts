import { expands, listIn, textIn } from './check-form.ts';
import type { FakeRoute } from './create-fake-routes.ts';
import { emitEvent } from './emit-event.ts';
import { endOfFakePeriod, priceOf } from './fake-periods.ts';
import type { FakeLines, FakeSchedule, FakeState } from './fake-state.ts';
import { changeItems, itemsAfter } from './fake-subscribing.ts';
import { findIn } from './find-in.ts';
import { listPage } from './list-page.ts';
import { makeId } from './make-id.ts';
import type { Form, FormValue } from './parse-form.ts';
import { presentFake } from './present-fake.ts';
import { refuse } from './refuse.ts';

const paging = ['limit', 'starting_after'];

/** Prices, subscriptions, and what they are scheduled to become. */
export function createSubscriptionRoutes(state: FakeState): FakeRoute[] {
  return [
    {
      method: 'GET',
      path: /^\/v1\/prices$/,
      allowed: [...paging, 'lookup_keys', 'active'],
      run({ lookup_keys }) {
        const keys = Array.isArray(lookup_keys) ? lookup_keys : [];
        if (keys.length > 10) throw refuse('parameter_invalid', 'lookup_keys takes up to 10.');
        const found = [...state.prices.values()].filter(({ lookup_key }) => keys.includes(lookup_key));
        return presentFake.list(
          found.map(({ id }) => presentFake.price(state, id)),
          '/v1/prices',
        );
      },
    },
    ...createCatalogueRoutes(state),
    {
      method: 'GET',
      path: /^\/v1\/prices\/([^/]+)$/,
      allowed: [],
      run: (_form, id) => presentFake.price(state, id),
    },
    {
      method: 'GET',
      path: /^\/v1\/subscriptions$/,
      allowed: [...paging, 'customer', 'status'],
      run: (form) =>
        listPage(
          [...state.subscriptions.values()].filter(
            ({ customer, status }) =>
              customer === form.customer && (form.status === 'all' || status !== 'canceled'),
          ),
          form,
          {
            url: '/v1/subscriptions',
            present: (each) => presentFake.subscription(state, each, expands(form, 'data.schedule')),
          },
        ),
    },
    {
      method: 'GET',
      path: /^\/v1\/subscriptions\/([^/]+)$/,
      allowed: [],
      run: (_form, id) =>
        presentFake.subscription(state, findIn(state.subscriptions, id, 'subscription'), false),
    },
    {
      method: 'POST',
      path: /^\/v1\/subscriptions\/([^/]+)$/,
      allowed: [
        'items',
        'proration_behavior',
        'payment_behavior',
        'cancel_at_period_end',
        'default_payment_method',
      ],
      run: (form, id) => updateSubscription(state, form, id),
    },
    {
      method: 'DELETE',
      path: /^\/v1\/subscriptions\/([^/]+)$/,
      allowed: ['invoice_now', 'prorate'],
      run(_form, id) {
        const subscription = findIn(state.subscriptions, id, 'subscription');
        if (subscription.status === 'canceled') throw refuse('resource_missing', 'It is over.', 404);
        subscription.status = 'canceled';
        emitEvent(state, 'customer.subscription.deleted', subscription.customer);
        return presentFake.subscription(state, subscription, false);
      },
    },
    ...createScheduleRoutes(state),
  ];
}

function createCatalogueRoutes(state: FakeState): FakeRoute[] {
  const products = new Map<string, string>();
  return [
    {
      method: 'POST',
      path: /^\/v1\/products$/,
      allowed: ['id', 'name'],
      run({ id, name }) {
        if (products.has(textIn(id))) throw refuse('resource_already_exists', 'Product already exists.');
        products.set(textIn(id), textIn(name));
        return { id, object: 'product', name };
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/prices$/,
      allowed: [
        'product',
        'currency',
        'unit_amount',
        'recurring',
        'lookup_key',
        'transfer_lookup_key',
        'metadata',
      ],
      run({ product, unit_amount, recurring, lookup_key, transfer_lookup_key }) {
        const key = textIn(lookup_key);
        const before = [...state.prices.values()].find((price) => price.lookup_key === key);
        if (before !== undefined && transfer_lookup_key !== 'true')
          throw refuse('parameter_invalid', 'Another price has this lookup key.');
        if (before !== undefined) before.lookup_key = '';
        const id = makeId(state, 'price');
        const interval = (recurring as Form).interval === 'year' ? 'year' : 'month';
        const name = products.get(textIn(product)) ?? textIn(product);
        state.prices.set(id, { id, lookup_key: key, unit_amount: Number(unit_amount), interval, name });
        return presentFake.price(state, id);
      },
    },
  ];
}

function updateSubscription(state: FakeState, form: Form, id: string): unknown {
  const subscription = findIn(state.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') throw refuse('resource_missing', 'It is over.', 404);
  if (form.items !== undefined) {
    if (form.proration_behavior !== 'always_invoice' || form.payment_behavior !== 'error_if_incomplete')
      throw refuse('parameter_invalid', 'The fake charges changes at once only.');
    changeItems(state, subscription, itemsAfter(state, subscription, form.items));
  }
  if (form.cancel_at_period_end !== undefined) {
    if (subscription.schedule !== null)
      throw refuse('parameter_invalid', 'The subscription is managed by a schedule; release it first.');
    subscription.cancelsAtEnd = form.cancel_at_period_end === 'true';
  }
  if (form.default_payment_method !== undefined) {
    const method = findIn(state.methods, textIn(form.default_payment_method), 'payment_method');
    if (method.customer !== subscription.customer)
      throw refuse('resource_missing', 'It is of another customer.');
    subscription.defaultMethod = method.id;
  }
  emitEvent(state, 'customer.subscription.updated', subscription.customer);
  return presentFake.subscription(state, subscription, false);
}

function createScheduleRoutes(state: FakeState): FakeRoute[] {
  const linesIn = (value: FormValue | undefined): FakeLines =>
    listIn(value).map(({ price, quantity }) => ({
      price: priceOf(state, textIn(price)).id,
      quantity: Number(quantity ?? 1),
    }));
  return [
    {
      method: 'POST',
      path: /^\/v1\/subscription_schedules$/,
      allowed: ['from_subscription'],
      run({ from_subscription }) {
        const subscription = findIn(state.subscriptions, textIn(from_subscription), 'subscription');
        if (subscription.schedule !== null) throw refuse('parameter_invalid', 'It has a schedule already.');
        const { id, items, periodStart: start, periodEnd: end } = subscription;
        const phases = [{ items: items.map(({ price, quantity }) => ({ price, quantity })), start, end }];
        const schedule: FakeSchedule = {
          id: makeId(state, 'sub_sched'),
          subscription: id,
          status: 'active',
          phases,
        };
        state.schedules.set(schedule.id, schedule);
        subscription.schedule = schedule.id;
        return presentFake.schedule(state, schedule);
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/subscription_schedules\/([^/]+)$/,
      allowed: [],
      run: (_form, id) => presentFake.schedule(state, findIn(state.schedules, id, 'schedule')),
    },
    {
      method: 'POST',
      path: /^\/v1\/subscription_schedules\/([^/]+)$/,
      allowed: ['end_behavior', 'phases'],
      run({ phases }, id) {
        const schedule = findIn(state.schedules, id, 'schedule');
        let from = 0;
        schedule.phases = listIn(phases).map(({ items, start_date, end_date, duration }) => {
          const start = from === 0 ? Number(start_date) : from;
          const { interval } = (duration ?? {}) as Form;
          from =
            end_date === undefined
              ? endOfFakePeriod(start, interval === 'year' ? 'year' : 'month', 1)
              : Number(end_date);
          return { items: linesIn(items), start, end: from };
        });
        const customer = state.subscriptions.get(schedule.subscription)?.customer ?? '';
        emitEvent(state, 'subscription_schedule.updated', customer);
        return presentFake.schedule(state, schedule);
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/subscription_schedules\/([^/]+)\/release$/,
      allowed: [],
      run(_form, id) {
        const schedule = findIn(state.schedules, id, 'schedule');
        if (schedule.status !== 'active') throw refuse('parameter_invalid', 'It is released already.');
        schedule.status = 'released';
        const subscription = findIn(state.subscriptions, schedule.subscription, 'subscription');
        subscription.schedule = null;
        return presentFake.schedule(state, schedule);
      },
    },
  ];
}
