import { expect, test } from 'vitest';
import { findAskedPart } from './find-asked-part.ts';

test.each([
  [
    'Dear team, last week I ordered flyers and I am not happy with the colours since they are much darker than on my screen, so I wanted to know whether I can return printed goods. Thank you and kind regards, Ann',
    'I can return printed goods.',
  ],
  [
    'Hello! My wife and I are coming in the summer for our anniversary, we have heard many nice things about your house, and we were wondering, since we like to sleep long on weekends, until what time breakfast is served on Sundays?',
    'until what time breakfast is served on Sundays?',
  ],
  [
    'I bought two lamps in your shop in May and one of them has stopped working although we hardly ever used it, and my neighbour says that is common. What is the warranty? And where do I send it?',
    'What is the warranty? And where do I send it?',
  ],
  [
    'Guten Tag, wir kommen im Sommer mit zwei Kindern und einem alten Hund, der sehr ruhig ist und noch nie jemanden gestört hat, und wollten fragen, ob wir den Hund mitbringen dürfen?',
    'wir den Hund mitbringen dürfen?',
  ],
])('of "%s" only the question is asked', (message, asked) => {
  expect(findAskedPart(message)).toBe(asked);
});

test.each([
  ['What is the warranty?'],
  ['I bought a lamp, and what is the warranty?'],
  [
    'We would like to tell you that everything in the house was wonderful, that the children still talk about the boat, and that we will surely come again next year with our friends from Aarhus',
  ],
])('"%s" stays whole', (message) => {
  expect(findAskedPart(message)).toBe(message);
});
