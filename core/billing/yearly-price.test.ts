import { expect, test } from 'vitest';
import { addOns, plans } from '#contract/plans.ts';
import { yearlyPrice } from './yearly-price.ts';

test.each([
  ['free', 0, 0, 0],
  ['pro', 1_520, 18_240, 4_560],
  ['business', 7_920, 95_040, 23_760],
  ['enterprise', 79_920, 959_040, 239_760],
] as const)(
  '%s by the year costs %i cents a month, %i in all, %i less',
  (id, monthCents, yearCents, savedCents) => {
    expect(yearlyPrice(plans[id].priceCents)).toEqual({ monthCents, yearCents, savedCents });
  },
);

test('add-ons by the year are reduced as the plans are', () => {
  expect(addOns.map(({ priceCents }) => yearlyPrice(priceCents).yearCents)).toEqual([
    8_640, 8_640, 47_040, 56_640,
  ]);
});
