import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { commissionEntries } from './commission-entries.ts';

describe('the entries of a payment', () => {
  it.each([
    [1_900, [], 20, [380]],
    [1_900, [1_900], 20, [380, -380]],
    [1_900, [500], 20, [380, -100]],
    // Half a cent is not given.
    [1_905, [], 10, [190]],
    [101, [1, 1, 1], 33, [33, 0, 0, -1]],
    [1_900, [], 0, [0]],
    [1_900, [100], 0, [0, 0]],
    [100, [], 12.5, [12]],
  ])('of %i cents with %j back at %d percent are %j', (netCents, refundedCents, percent, entries) => {
    expect(commissionEntries({ netCents, refundedCents }, percent)).toEqual(entries);
  });
});

test('add up to the rate of what was kept, to the cent, and are never more than the rate of what was paid', () => {
  const payment = fc
    .tuple(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 8 }),
    )
    .map(([netCents, wanted]) => {
      let kept = netCents;
      const refundedCents = wanted.flatMap((each) => {
        const refunded = Math.min(each, kept);
        kept -= refunded;
        return refunded > 0 ? [refunded] : [];
      });
      return { netCents, refundedCents, kept };
    });
  fc.assert(
    fc.property(payment, fc.integer({ min: 0, max: 100 }), ({ kept, ...given }, percent) => {
      const entries = commissionEntries(given, percent);
      const sum = entries.reduce((all, each) => all + each, 0);
      expect(Math.abs(sum - (kept * percent) / 100)).toBeLessThanOrEqual(0.5);
      expect(entries.slice(1).every((each) => each <= 0)).toBe(true);
      if (kept === 0) expect(sum).toBe(0);
    }),
  );
});
