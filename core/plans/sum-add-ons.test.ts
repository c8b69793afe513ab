import { expect, it } from 'vitest';
import { type AddOnQuantities, addOns } from '#contract/plans.ts';
import { sumAddOns } from './sum-add-ons.ts';

const most = addOns.find(({ id }) => id === 'extra-agent')?.maximum ?? 0;

it.each<[AddOnQuantities, AddOnQuantities, AddOnQuantities]>([
  [{}, {}, {}],
  [{ 'extra-agent': 1 }, {}, { 'extra-agent': 1 }],
  [{ 'extra-agent': 1 }, { 'extra-agent': 2, 'remove-brand': 1 }, { 'extra-agent': 3, 'remove-brand': 1 }],
  [{ 'remove-brand': 1 }, { 'remove-brand': 1 }, { 'remove-brand': 1 }],
  [{ 'extra-agent': most }, { 'extra-agent': 1 }, { 'extra-agent': most }],
  [{ 'extra-agent': 0 }, {}, {}],
])('%j and %j are %j', (paid, granted, sum) => {
  expect(sumAddOns(paid, granted)).toEqual(sum);
});
