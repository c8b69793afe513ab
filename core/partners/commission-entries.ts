/**
 * A payment of a referred company, without tax, with what was paid back of it in the order of time; in cents, all
 * above 0.
 */
interface Payment {
  netCents: number;
  refundedCents: readonly number[];
}

/**
 * The entries of the ledger for a payment: what it earns, and what each refund takes back of that, in cents. What is
 * left after each of them is the rate of what was kept, rounded to the cent once, so that nothing is lost or gained
 * by many small refunds.
 * @param percent the rate
 */
export function commissionEntries({ netCents, refundedCents }: Payment, percent: number): number[] {
  let kept = netCents;
  let sum = rateOf(kept, percent);
  const entries = [sum];
  for (const refunded of refundedCents) {
    kept -= refunded;
    const left = rateOf(kept, percent);
    entries.push(left - sum);
    sum = left;
  }
  return entries;
}

/** Rounded to the nearest cent; half a cent is rounded down. */
const rateOf = (cents: number, percent: number): number => Math.ceil((cents * percent) / 100 - 0.5) || 0;
