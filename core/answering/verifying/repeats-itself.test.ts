import { expect, test } from 'vitest';
import { repeatsItself } from './repeats-itself.ts';

test.each([
  ["I'm a café, I'm a café.", true],
  ["I'm sorry, I'm sorry, I'm sorry", true],
  [
    'It is a kind of coffee that is made from the kettle, which is a kind of coffee that is made from the kettle.',
    true,
  ],
  ['We are a shop and we are a shop and we are a shop and we are a shop.', true],
  ['We are open from 9:00 to 18:00 on Monday and from 9:00 to 18:00 on Friday.', false],
  ['Adults pay 10 euros for a day ticket, children pay 5 euros for a day ticket.', false],
  ['Monday: 9 to 5, Tuesday: 9 to 5, Wednesday: closed, Thursday: closed', false],
  ['Adults: free entry, children: free entry', false],
  ['No, no, no.', false],
  ['It is very, very good.', false],
  ['You can return shoes, but you can not return socks.', false],
  ['', false],
])('%j repeats itself: %j', (sentence, expected) => {
  expect(repeatsItself(sentence)).toBe(expected);
});
