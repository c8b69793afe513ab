import { expect, test } from 'vitest';
import type { ActionParameter } from '#contract/actions/actions.schemas.ts';
import { createVerifiedStream } from '#core/answering/verifying/create-verified-stream.ts';
import { resultPassage } from './result-passage.ts';

const order: ActionParameter = {
  name: 'order',
  label: 'Order number',
  kind: 'text',
  isRequired: true,
  options: [],
};
const action = {
  name: 'Order status',
  description: 'Looks up an order by its number',
  reply: '',
  parameters: [order],
};
const result = { status: 'shipped', arrival: '2026-12-03', carrier: 'DHL', total_price: '49.90 euros' };

function sayOf(text: string): string {
  const passage = resultPassage('call-1', action, result, { order: '1001' });
  const verified = createVerifiedStream({
    passages: [],
    urls: [],
    language: 'en',
    fallbackReply: 'I do not know.',
  });
  verified.learn(passage);
  verified.push(text);
  verified.end();
  return verified.text;
}

test.each([
  'Your order 1001 is shipped.',
  'Your order 1001 was shipped with DHL.',
  'It arrives on 3 December 2026.',
  'The arrival is on 2026-12-03.',
  'The total price is 49.90 euros.',
  'It costs 49.90 euros.',
  'It was shipped with DHL and arrives on December 3, 2026.',
  'The order status is shipped, and the carrier is DHL.',
])('what an action has found out may be said: %s', (sentence) => {
  expect(sayOf(sentence)).toBe(sentence);
});

test.each([
  'Your order 1002 is shipped.',
  'It arrives on 4 December 2026.',
  'The total price is 59.90 euros.',
  'It costs 59.90 euros.',
  'Your order was shipped with Hermes.',
  'Your order is not shipped.',
])('what it has not found out may not: %s', (sentence) => {
  expect(sayOf(sentence)).toBe('');
});
