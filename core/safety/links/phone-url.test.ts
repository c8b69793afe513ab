import { expect, test } from 'vitest';
import { phoneUrl } from './phone-url.ts';

test.each([
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['020–7946–0018', 'tel:02079460018'],
  ['(020) 7946 0018 ext. 12', 'tel:02079460018;ext=12'],
  ['555-0134 x7', 'tel:5550134;ext=7'],
  ['５５５－０１３４', 'tel:5550134'],
  ['٠١٢٣٤٥٦٧٨٩', 'tel:0123456789'],
  ['०१२३४५६७८९', 'tel:0123456789'],
])('%s is dialled as %s', (phone, url) => {
  expect(phoneUrl(phone)).toBe(url);
});
