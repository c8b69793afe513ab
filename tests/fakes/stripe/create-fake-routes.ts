import { createCustomerRoutes } from './create-customer-routes.ts';
import { createInvoiceRoutes } from './create-invoice-routes.ts';
import { createSubscriptionRoutes } from './create-subscription-routes.ts';
import type { FakeState } from './fake-state.ts';
import type { Form } from './parse-form.ts';

export interface FakeRoute {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  /** Parameters that the call may have. */
  allowed: readonly string[];
  run(form: Form, id: string): unknown;
}

/** All calls of Stripe's API that we make. */
export function createFakeRoutes(state: FakeState, origin: () => string): FakeRoute[] {
  return [
    ...createCustomerRoutes(state, origin),
    ...createSubscriptionRoutes(state),
    ...createInvoiceRoutes(state),
  ];
}
