import { describe, expect, test } from 'vitest';
import { describeWords } from './describe-words.ts';
import { toneOf } from './tone-of.ts';

describe('tone', () => {
  test.each([
    ['what a great day', 3],
    ['this is bad', -3],
    ['not bad at all', 3],
    ['I don’t love it', -3],
    ['We never had a really good plan', -3],
    // The negation ends with its sentence.
    ['No. Great!', 3],
    ['no, I was not there but the food was great', 3],
    ['good and bad', 0],
    ['the train leaves at nine', null],
    ['', null],
  ])('%s: %s', (text, tone) => expect(toneOf(text, 'en')).toBe(tone));

  test('languages without a list have none', () => expect(toneOf('great', 'de')).toBeNull());
});

const said = (text: string, more: object = {}) =>
  describeWords({ text, kind: 'text', sender: 'Ann', ...more });

test.each([
  ['When does the ferry go?', { wordCount: 5, language: 'en', tone: null }],
  ['That was a great day with you', { wordCount: 7, language: 'en', tone: 3 }],
  ['Wann fährt denn die Fähre ab?', { wordCount: 6, language: 'de', tone: null }],
  ['ok', { wordCount: 1, language: null, tone: null }],
  ['🎉', { wordCount: 0, language: null, tone: null }],
])('words of “%s”', (text, described) => expect(said(text)).toEqual(described));

test('what nobody said, or deleted, has no language', () => {
  const text = 'That was a great day with you';
  expect(said(text, { sender: null }).language).toBeNull();
  expect(said(text, { kind: 'system' }).language).toBeNull();
  expect(said(text, { kind: 'media' }).language).toBe('en');
});
