import { expect, test } from 'vitest';
import { plans } from '#contract/plans.ts';
import { formatPrice } from './format-price.ts';
import { yearlyPrice } from './yearly-price.ts';

test.each([
  ['free', '$0', '$0'],
  ['pro', '$15.20', '$182.40'],
  ['business', '$79.20', '$950.40'],
  ['enterprise', '$799.20', '$9,590.40'],
] as const)('%s by the year costs %s a month, %s in all', (id, month, year) => {
  const { monthCents, yearCents } = yearlyPrice(plans[id].priceCents);
  expect([formatPrice(monthCents), formatPrice(yearCents)]).toEqual([month, year]);
});

test('whole dollars are written without cents', () => {
  expect(formatPrice(1_900)).toBe('$19');
});
