import type { AccountInvoice, InvoiceLine } from './billing-account.ts';
import { totalOf } from './total-of.ts';

/** An invoice that is not paid yet, with the tax on top of its lines. */
export function makeInvoice(given: {
  id: string;
  at: string;
  lines: InvoiceLine[];
  taxPercent: number;
}): AccountInvoice {
  const { id, at, lines, taxPercent } = given;
  const net = totalOf(lines);
  const taxCents = Math.round((net * taxPercent) / 100);
  return {
    id,
    createdAt: at,
    state: 'open',
    paidAt: null,
    lines,
    taxPercent,
    taxCents,
    totalCents: net + taxCents,
    refusal: null,
    refunds: [],
  };
}
