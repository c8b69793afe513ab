import { expect, test } from 'vitest';
import { tokenise } from '#core/searching/words/tokenise.ts';
import { findSameSentence } from './find-same-sentence.ts';

const said = (text: string, language: string) => ({
  url: `https://shop.example/${language}`,
  language,
  terms: new Set(tokenise(text, language)),
});
const lines = [
  said('Our shop opens at 9 on weekdays.', 'en'),
  said('Shipping within Europe costs 12 euros.', 'en'),
  said('Hello.', 'en'),
  said('Der Versand kostet 12 Euro.', 'de'),
];

const cases: [answer: string, sentence: string | null][] = [
  ['Our shop opens at 9 on weekdays.', 'Our shop opens at 9 on weekdays.'],
  ['Yes. The shop opens at 9 on weekdays. See you!', 'The shop opens at 9 on weekdays.'],
  ['Shipping in Europe costs 12 euros.', 'Shipping in Europe costs 12 euros.'],
  ['Ja. Der Versand kostet 12 Euro.', 'Der Versand kostet 12 Euro.'],
  ['Our shop opens at 10 on weekdays.', null],
  ['Shipping to Asia costs 30 euros.', null],
  ['Hello.', null],
  ['We repair bicycles of every make.', null],
  ['', null],
];

test.each(cases)('%j', (answer, sentence) => {
  expect(findSameSentence(answer, lines)?.sentence ?? null).toBe(sentence);
});
