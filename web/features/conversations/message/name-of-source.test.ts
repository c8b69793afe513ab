import { expect, test } from 'vitest';
import { nameOfSource } from './name-of-source.ts';

const url = 'https://shop.example/docs/prices.pdf?from=x#page=2';

test.each([
  ['Delivery and returns | Fernwood Cycles', url, 'Delivery and returns'],
  ['Delivery – Fernwood', url, 'Delivery'],
  ['E-mail and tandem-bikes', url, 'E-mail and tandem-bikes'],
  ['about:blank', url, 'prices.pdf'],
  ['  ', 'https://shop.example/', 'shop.example'],
  ['Are you open | on Sundays?', undefined, 'Are you open | on Sundays?'],
  ['', undefined, 'Source'],
])('%j of %s is called %j', (title, address, name) => {
  expect(nameOfSource({ title, ...(address ? { url: address } : {}) })).toBe(name);
});
