interface Refunded {
  taxCents: number;
  totalCents: number;
  /** What was paid back of it, in the order of time; at most the total. */
  refundedCents: readonly number[];
}

/**
 * The tax in each refund of an invoice, in cents: the same part of it as of the invoice. Rounded over all refunds so far, so that
 * those of a whole invoice have the whole tax, in however many pieces it is paid back.
 */
export function refundTaxes({ taxCents, totalCents, refundedCents }: Refunded): number[] {
  let [refunded, taxed] = [0, 0];
  return refundedCents.map((cents) => {
    refunded += cents;
    const soFar = Math.round((refunded * taxCents) / totalCents);
    const tax = soFar - taxed;
    taxed = soFar;
    return tax;
  });
}
