import type { AccountInvoice } from './billing-account.ts';

/** What of an invoice was not paid back yet. */
export function unrefundedCents({ totalCents, refunds }: AccountInvoice): number {
  return totalCents - refunds.reduce((sum, { cents }) => sum + cents, 0);
}
