import { expect, test } from 'vitest';
import { otherWords } from '../words/load-words.ts';
import { bookingWords } from './booking-words.ts';
import { type BookingWords, en } from './words/en.ts';

const places = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();

test.each(Object.keys(otherWords))('%s has every sentence, with the same places to fill in', (code) => {
  const words = bookingWords(code);
  expect(words).not.toBe(en);
  expect(Object.keys(words)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof BookingWords)[]) {
    expect(words[key].trim(), key).not.toBe('');
    expect(places(words[key]), key).toEqual(places(en[key]));
  }
});
