import { expect, test } from 'vitest';
import { phonePattern } from './leads.ts';

test.each([
  '+44 20 7946 0018',
  '(020) 7946-0018',
  '020–7946–0018',
  '555 0134 ext. 12',
  '555-0134 x7',
  '555-0134 #7',
  '５５５－０１３４',
  '＋４９（３０）１２３４５',
  '٠١٢٣٤٥٦٧٨٩',
])('%s is a phone number', (phone) => {
  expect(phonePattern.test(phone)).toBe(true);
});

test.each(['1234', 'call me', '12345 or 67890', '+', '555-0134 ext', '12345ext1234567', '<12345>'])(
  '%s is no phone number',
  (phone) => {
    expect(phonePattern.test(phone)).toBe(false);
  },
);
