import { expect, test } from 'vitest';
import { describeOrder } from './describe-order.ts';

test.each([
  ['pro', {}, 'Pro'],
  ['pro', { 'extra-messages': 2 }, 'Pro with 2 × Extra Messages'],
  ['business', { 'extra-agent': 1, 'remove-brand': 1 }, 'Business with Extra AI Agent and Remove Brand'],
  ['free', { 'remove-brand': 1 }, 'Remove Brand'],
  ['pro', { 'remove-brand': 0 }, 'Pro'],
] as const)('%s with %j is called %s', (plan, addOns, expected) => {
  expect(describeOrder({ plan, addOns, period: 'monthly' })).toBe(expected);
});
