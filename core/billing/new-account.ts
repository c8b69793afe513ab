import type { BillingAccount } from './billing-account.ts';

/** A buyer who has bought nothing. */
export function newAccount(id: string): BillingAccount {
  return { id, cards: [], defaultCardId: null, subscription: null, invoices: [], made: 0 };
}
