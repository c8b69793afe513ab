import { textIn } from './check-form.ts';
import type { FakeRoute } from './create-fake-routes.ts';
import { emitEvent } from './emit-event.ts';
import type { FakeCustomer, FakeState, FakeTaxId } from './fake-state.ts';
import { findIn } from './find-in.ts';
import { listPage } from './list-page.ts';
import { makeId } from './make-id.ts';
import { presentFake } from './present-fake.ts';
import { refuse } from './refuse.ts';

/** The form of the numbers that tests use, by their kinds; any other kind is unknown here. */
const forms: Record<string, RegExp> = {
  eu_vat: /^(DE\d{9}|FR[0-9A-Z]{2}\d{9}|ATU\d{8}|EL\d{9}|XI\d{9})$/,
  gb_vat: /^GB\d{9}(\d{3})?$/,
  us_ein: /^\d{2}-\d{7}$/,
  ch_uid: /^CHE-\d{3}\.\d{3}\.\d{3}$/,
  de_stn: /^\d{10,11}$/,
};
/** Most that a customer may have. */
const most = 5;

/** The tax numbers of customers. */
export function createTaxIdRoutes(state: FakeState, alive: (id: string) => FakeCustomer): FakeRoute[] {
  const ownedBy = (customerId: string) =>
    [...state.taxIds.values()].filter(({ customer }) => customer === customerId);
  return [
    {
      method: 'POST',
      path: /^\/v1\/customers\/([^/]+)\/tax_ids$/,
      allowed: ['type', 'value'],
      run(form, id) {
        const [type, value] = [textIn(form.type), textIn(form.value)];
        const shape = forms[type];
        if (shape === undefined) throw refuse('parameter_invalid', `Invalid type: ${type}`);
        if (!shape.test(value)) throw refuse('tax_id_invalid', `Invalid value for ${type}.`);
        const customer = alive(id).id;
        if (ownedBy(customer).length >= most) throw refuse('customer_max_tax_ids', 'There are too many.');
        const made: FakeTaxId = { id: makeId(state, 'txi'), created: state.now, customer, type, value };
        state.taxIds.set(made.id, made);
        emitEvent(state, 'customer.tax_id.created', customer);
        return presentFake.taxId(made);
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/customers\/([^/]+)\/tax_ids$/,
      allowed: ['limit', 'starting_after'],
      run: (form, id) =>
        listPage(ownedBy(alive(id).id), form, {
          url: `/v1/customers/${id}/tax_ids`,
          present: presentFake.taxId,
        }),
    },
    {
      method: 'DELETE',
      path: /^\/v1\/customers\/([^/]+\/tax_ids\/[^/]+)$/,
      allowed: [],
      run(_form, ids) {
        const [customerId = '', , id = ''] = ids.split('/');
        const found = findIn(state.taxIds, id, 'tax_id');
        if (found.customer !== alive(customerId).id)
          throw refuse('resource_missing', `No such tax_id: '${id}'`, 404);
        state.taxIds.delete(id);
        emitEvent(state, 'customer.tax_id.deleted', customerId);
        return { id, object: 'tax_id', deleted: true };
      },
    },
  ];
}
