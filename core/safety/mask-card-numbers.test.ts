import { expect, it } from 'vitest';
import { maskCardNumbers } from './mask-card-numbers.ts';

// Numbers that payment firms publish for tests.
it.each([
  ['4242424242424242', '••••••••••••4242'],
  ['My card is 4242 4242 4242 4242, thanks.', 'My card is •••• •••• •••• 4242, thanks.'],
  ['4242-4242-4242-4242', '••••-••••-••••-4242'],
  ['378282246310005', '•••••••••••0005'],
  ['4222222222222', '•••••••••2222'],
  ['6304000000000000000', '•••••••••••••••0000'],
  ['5555555555554444 and 4000056655665556', '••••••••••••4444 and ••••••••••••5556'],
  ['no card: 4242424242424243', 'no card: 4242424242424243'],
  ['an order 1234567890123', 'an order 1234567890123'],
  ['zeros 0000000000000000', 'zeros 0000000000000000'],
  ['a phone +49 30 901820', 'a phone +49 30 901820'],
  ['twelve 424242424242', 'twelve 424242424242'],
  ['longer than a card 42424242424242424242', 'longer than a card 42424242424242424242'],
  ['two spaces 4242  4242 4242 4242', 'two spaces 4242  4242 4242 4242'],
  ['', ''],
])('%s', (text, expected) => {
  expect(maskCardNumbers(text)).toBe(expected);
});

it('takes no long time for many digits', () => {
  expect(maskCardNumbers('1 '.repeat(50_000))).toHaveLength(100_000);
});
