import type { BillingHistoryItem } from '#contract/billing/billing.schemas.ts';
import type { invoice } from '../billing.table.ts';

/** An invoice or a credit note as a line of the billing history. */
export function presentInvoice(row: typeof invoice.$inferSelect, invoiceUrl: string): BillingHistoryItem {
  const { id, number, kind, state, issuedAt, lines, totalCents, refusal, isDisputed } = row;
  return {
    id,
    number,
    kind,
    state,
    date: issuedAt.toISOString(),
    description: lines
      .map(({ description, quantity }) => (quantity > 1 ? `${quantity} × ${description}` : description))
      .join(', '),
    amountCents: totalCents,
    refusal,
    isDisputed,
    invoiceUrl,
  };
}
