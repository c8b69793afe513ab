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
  ['We are a shop, we sell tea, we are a shop, we sell tea.', true],
  ['It costs 5 euros, it costs 5 euros.', true],
  [
    'The single room is 80 euros, breakfast included, and the double room is 90 euros, breakfast included.',
    false,
  ],
  ['On Monday, 9:00 to 17:00, and on Saturday, 9:00 to 17:00.', false],
  ['The single room, 80 euros, and the double room, 80 euros.', false],
  ['Adults, free entry, children, free entry.', false],
  ['The small room has a view of the sea and the large room has a view of the sea.', false],
  ['No, no, no.', false],
  ['It is very, very good.', false],
  ['You can return shoes, but you can not return socks.', false],
  ['', false],
])('%j repeats itself: %j', (sentence, expected) => {
  expect(repeatsItself(sentence)).toBe(expected);
});
