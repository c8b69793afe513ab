import { expect, test } from 'vitest';
import { writeActionReply } from './write-action-reply.ts';

const order = {
  state: 'shipped',
  deliveryDate: '2026-12-03',
  address: { city: 'Berlin' },
  items: ['lamp', 'rug'],
};

test.each([
  ['Your order {order} is {state}.', order, 'Your order 1001 is shipped.'],
  ['To {address.city}: {items}', order, 'To Berlin: lamp, rug'],
  ['First: {items[0]}', order, 'First: lamp'],
  ['{nothing} stays', order, '{nothing} stays'],
  ['It is {result} degrees.', 7, 'It is 7 degrees.'],
  ['', order, 'State: shipped\nDelivery date: 2026-12-03\nAddress city: Berlin\nItems: lamp, rug'],
  ['', [{ name: 'a' }, { name: 'b' }], 'Name: a\n\nName: b'],
  ['', 'sunny', 'sunny'],
])('“%s” with %o', (reply, result, expected) => {
  expect(writeActionReply({ reply }, result, { order: '1001' })).toBe(expected);
});
