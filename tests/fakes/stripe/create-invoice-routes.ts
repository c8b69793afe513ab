import { expands, textIn } from './check-form.ts';
import type { FakeRoute } from './create-fake-routes.ts';
import { emitEvent } from './emit-event.ts';
import { tryInvoice } from './fake-invoicing.ts';
import type { FakeInvoice, FakeState } from './fake-state.ts';
import { itemsAfter } from './fake-subscribing.ts';
import { findIn } from './find-in.ts';
import { listPage } from './list-page.ts';
import type { Form } from './parse-form.ts';
import { presentFake } from './present-fake.ts';
import { prorate } from './prorate.ts';
import { refuse } from './refuse.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const paging = ['limit', 'starting_after'];

/** Invoices, their charges and refunds. */
export function createInvoiceRoutes(state: FakeState): FakeRoute[] {
  return [
    {
      method: 'GET',
      path: /^\/v1\/invoices$/,
      allowed: [...paging, 'customer', 'status'],
      run: (form) =>
        listPage(
          [...state.invoices.values()].filter(
            ({ customer, status }) =>
              customer === form.customer && (form.status === undefined || status === form.status),
          ),
          form,
          {
            url: '/v1/invoices',
            present: (invoice) => presentFake.invoice(invoice, expands(form, 'data.payments')),
          },
        ),
    },
    {
      method: 'POST',
      path: /^\/v1\/invoices\/create_preview$/,
      allowed: ['customer', 'subscription', 'subscription_details', 'automatic_tax'],
      run(form) {
        const subscription = findIn(state.subscriptions, textIn(form.subscription), 'subscription');
        const { items } = (form.subscription_details ?? {}) as Form;
        const { lines } = prorate(state, subscription, itemsAfter(state, subscription, items));
        const total = lines.reduce((sum, { amount }) => sum + amount, 0);
        return { object: 'invoice', total, total_taxes: [], lines: presentFake.lines('upcoming', lines) };
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/invoices\/([^/]+)\/pay$/,
      allowed: [],
      run: (_form, id) => payInvoice(state, findIn(state.invoices, id, 'invoice')),
    },
    {
      method: 'POST',
      path: /^\/v1\/invoices\/([^/]+)\/void$/,
      allowed: [],
      run(_form, id) {
        const invoice = findIn(state.invoices, id, 'invoice');
        if (invoice.status !== 'open') throw refuse('invoice_not_open', 'Only open invoices are voided.');
        invoice.status = 'void';
        emitEvent(state, 'invoice.voided', invoice.customer);
        return presentFake.invoice(invoice, false);
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/charges$/,
      allowed: [...paging, 'customer'],
      run: (form) =>
        listPage(
          [...state.charges.values()].filter(({ customer }) => customer === form.customer),
          form,
          { url: '/v1/charges', present: presentFake.charge },
        ),
    },
    {
      method: 'GET',
      path: /^\/v1\/charges\/([^/]+)$/,
      allowed: [],
      run: (_form, id) => presentFake.charge(findIn(state.charges, id, 'charge')),
    },
    {
      method: 'GET',
      path: /^\/v1\/disputes$/,
      allowed: [...paging, 'charge'],
      run: (form) =>
        listPage(
          [...state.disputes.values()].filter(({ charge }) => charge === form.charge),
          form,
          { url: '/v1/disputes', present: presentFake.dispute },
        ),
    },
    {
      method: 'GET',
      path: /^\/v1\/refunds$/,
      allowed: [...paging, 'charge'],
      run: (form) =>
        listPage(
          [...state.refunds.values()].filter(({ charge }) => charge === form.charge),
          form,
          { url: '/v1/refunds', present: presentFake.refund },
        ),
    },
  ];
}

function payInvoice(state: FakeState, invoice: FakeInvoice): unknown {
  if (invoice.status !== 'open') throw refuse('invoice_already_paid', 'The invoice is not open.');
  const subscription = findIn(state.subscriptions, invoice.subscription, 'subscription');
  const { failedAt, attempts } = subscription;
  const code = tryInvoice(state, subscription, invoice);
  if (code === null) return presentFake.invoice(invoice, false);
  // What the buyer tries by hand moves no date of the attempts that are planned.
  Object.assign(subscription, { failedAt, attempts });
  throw new StripeRefusal(402, {
    type: 'card_error',
    code: code === 'expired_card' ? code : 'card_declined',
    decline_code: code,
    message: 'Your card was declined.',
  });
}
