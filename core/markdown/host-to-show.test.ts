import { expect, test } from 'vitest';
import { hostToShow } from './host-to-show.ts';

test.each([
  ['https://shop.example/a', 'our page', 'shop.example'],
  ['https://www.shop.example/a', 'our page', 'shop.example'],
  ['https://shop.example/a', 'https://shop.example/a', null],
  ['https://evil.example/', 'shop.example', 'evil.example'],
  ['mailto:ana@shop.example', 'write to us', null],
  ['tel:+123', 'call us', null],
])('the host of %s with the words “%s” is shown as %s', (href, words, host) =>
  expect(hostToShow(href, words)).toBe(host),
);
