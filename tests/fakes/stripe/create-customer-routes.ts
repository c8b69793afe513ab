import { listIn, textIn } from './check-form.ts';
import type { FakeRoute } from './create-fake-routes.ts';
import { createTaxIdRoutes } from './create-tax-id-routes.ts';
import { emitEvent } from './emit-event.ts';
import { intervalOf, priceOf } from './fake-periods.ts';
import type { FakeCustomer, FakeSession, FakeState } from './fake-state.ts';
import { findIn } from './find-in.ts';
import { makeId } from './make-id.ts';
import type { Form } from './parse-form.ts';
import { presentFake } from './present-fake.ts';
import { refuse } from './refuse.ts';

const paging = ['limit', 'starting_after'];
const customerFields = ['name', 'email', 'address', 'metadata', 'invoice_settings'];

/** Customers, their payment methods, and the pages on which they pay. */
export function createCustomerRoutes(state: FakeState, origin: () => string): FakeRoute[] {
  const alive = (id: string): FakeCustomer => {
    const customer = findIn(state.customers, id, 'customer');
    if (customer.isDeleted) throw refuse('resource_missing', `No such customer: '${id}'`, 404);
    return customer;
  };
  const change = (customer: FakeCustomer, { name, email, address, metadata, invoice_settings }: Form) => {
    if (textIn(name).length > 256) throw refuse('parameter_invalid', 'The name is too long.');
    if (name !== undefined) customer.name = textIn(name);
    if (email !== undefined) customer.email = textIn(email);
    // An empty text takes it away.
    if (address !== undefined) customer.address = address === '' ? null : (address as Form);
    Object.assign(customer.metadata, metadata);
    const chosen = (invoice_settings as Form | undefined)?.default_payment_method;
    if (chosen !== undefined) {
      if (state.methods.get(textIn(chosen))?.customer !== customer.id)
        throw refuse('resource_missing', `No such payment method: '${textIn(chosen)}'`);
      customer.defaultMethod = textIn(chosen);
    }
    emitEvent(state, 'customer.updated', customer.id);
    return presentFake.customer(customer);
  };
  return [
    {
      method: 'POST',
      path: /^\/v1\/customers$/,
      allowed: customerFields,
      run(form) {
        const customer: FakeCustomer = {
          id: makeId(state, 'cus'),
          name: '',
          email: '',
          address: null,
          metadata: {},
          defaultMethod: null,
          isDeleted: false,
        };
        state.customers.set(customer.id, customer);
        return change(customer, form);
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/customers\/([^/]+)$/,
      allowed: [],
      run: (_form, id) => presentFake.customer(findIn(state.customers, id, 'customer')),
    },
    {
      method: 'POST',
      path: /^\/v1\/customers\/([^/]+)$/,
      allowed: customerFields,
      run: (form, id) => change(alive(id), form),
    },
    {
      method: 'DELETE',
      path: /^\/v1\/customers\/([^/]+)$/,
      allowed: [],
      run: (_form, id) => deleteCustomer(state, alive(id)),
    },
    {
      method: 'GET',
      path: /^\/v1\/customers\/([^/]+)\/payment_methods$/,
      allowed: [...paging, 'type'],
      run: (_form, id) =>
        presentFake.list(
          [...state.methods.values()]
            .filter(({ customer }) => customer === alive(id).id)
            .map(presentFake.method),
          `/v1/customers/${id}/payment_methods`,
        ),
    },
    {
      method: 'POST',
      path: /^\/v1\/billing_portal\/sessions$/,
      allowed: ['customer', 'return_url'],
      run: ({ customer }) => ({
        id: makeId(state, 'bps'),
        object: 'billing_portal.session',
        url: `${origin()}/portal/${alive(textIn(customer)).id}`,
      }),
    },
    ...createTaxIdRoutes(state, alive),
    ...createMethodRoutes(state),
    ...createSessionRoutes(state, origin, alive),
  ];
}

function deleteCustomer(state: FakeState, customer: FakeCustomer): unknown {
  customer.isDeleted = true;
  for (const subscription of state.subscriptions.values())
    if (subscription.customer === customer.id) subscription.status = 'canceled';
  for (const method of state.methods.values()) if (method.customer === customer.id) method.customer = null;
  emitEvent(state, 'customer.deleted', customer.id);
  return presentFake.customer(customer);
}

function createMethodRoutes(state: FakeState): FakeRoute[] {
  return [
    {
      method: 'GET',
      path: /^\/v1\/payment_methods\/([^/]+)$/,
      allowed: [],
      run: (_form, id) => presentFake.method(findIn(state.methods, id, 'payment_method')),
    },
    {
      method: 'POST',
      path: /^\/v1\/payment_methods\/([^/]+)$/,
      allowed: ['metadata'],
      run({ metadata }, id) {
        const method = findIn(state.methods, id, 'payment_method');
        Object.assign(method.metadata, metadata);
        return presentFake.method(method);
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/payment_methods\/([^/]+)\/detach$/,
      allowed: [],
      run(_form, id) {
        const method = findIn(state.methods, id, 'payment_method');
        const owner = state.customers.get(method.customer ?? '');
        if (owner === undefined) throw refuse('payment_method_not_attached', 'It is not attached.');
        if (owner.defaultMethod === id) owner.defaultMethod = null;
        method.customer = null;
        emitEvent(state, 'payment_method.detached', owner.id);
        return presentFake.method(method);
      },
    },
  ];
}

function createSessionRoutes(
  state: FakeState,
  origin: () => string,
  alive: (id: string) => FakeCustomer,
): FakeRoute[] {
  return [
    {
      method: 'POST',
      path: /^\/v1\/checkout\/sessions$/,
      allowed: [
        'mode',
        'customer',
        'line_items',
        'success_url',
        'cancel_url',
        'currency',
        'automatic_tax',
        'customer_update',
      ],
      run(form) {
        const mode = textIn(form.mode);
        if (mode !== 'subscription' && mode !== 'setup') throw refuse('parameter_invalid', `mode: ${mode}`);
        const lines = listIn(form.line_items).map(({ price, quantity }) => ({
          price: priceOf(state, textIn(price)).id,
          quantity: Number(quantity),
        }));
        if (mode === 'subscription') intervalOf(state, lines);
        const session: FakeSession = {
          id: makeId(state, 'cs'),
          customer: alive(textIn(form.customer)).id,
          mode,
          status: 'open',
          lines,
          created: state.now,
        };
        state.sessions.set(session.id, session);
        return presentFake.session(session, origin());
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/checkout\/sessions$/,
      allowed: [...paging, 'customer', 'status'],
      run: ({ customer, status }) =>
        presentFake.list(
          [...state.sessions.values()]
            .filter((each) => each.customer === customer && (status === undefined || each.status === status))
            .map((session) => presentFake.session(session, origin())),
          '/v1/checkout/sessions',
        ),
    },
    {
      method: 'POST',
      path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
      allowed: [],
      run(_form, id) {
        const session = findIn(state.sessions, id, 'checkout.session');
        if (session.status !== 'open')
          throw refuse('checkout_session_not_open', 'Only open sessions expire.');
        session.status = 'expired';
        return presentFake.session(session, origin());
      },
    },
  ];
}
