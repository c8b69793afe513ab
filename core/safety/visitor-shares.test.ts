import { expect, test } from 'vitest';
import { visitorShares } from './visitor-shares.ts';

test.each([
  [{ messages: 40, leads: 5 }, [20, 20, 20, 3, 3, 3]],
  [{ messages: 4_000, leads: 100 }, [60, 400, 400, 5, 10, 10]],
  [{ messages: 10_000, leads: 500 }, [60, 1_000, 1_000, 5, 50, 50]],
  [{ messages: 100_000, leads: null }, [60, 10_000, 10_000, 5, 1_000, 1_000]],
  [{ messages: null, leads: null }, [60, 10_000, 10_000, 5, 1_000, 1_000]],
])('of %j a month', (monthly, expected) => {
  expect(Object.values(visitorShares(monthly))).toEqual(expected);
});
