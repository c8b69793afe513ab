import { expect, test } from 'vitest';
import type { ScoredSentence } from '#core/answering/choosing/score-sentences.ts';
import { findHedgeSentence } from './find-hedge-sentence.ts';

interface Given {
  text: string;
  similarity: number | null;
  ofRanking?: number;
  byWords?: number;
}

/** Sentences, each of a passage of its own, in the order of the ranking. */
function sentencesOf(given: readonly Given[], isMisspelt = false): ScoredSentence[] {
  const word = { stems: ['refnud'], isKnown: false, variants: [{ stem: 'refund', weight: 0.9 }] };
  const query = { isMeaningFitted: true, customary: 0, selfScore: 10, words: isMisspelt ? [word] : [] };
  return given.map(({ text, similarity, ofRanking = 0, byWords = 0 }, passageRank) => {
    const known = similarity === null ? null : { sentences: Float32Array.of(similarity) };
    const passage = { language: 'en' };
    const ranked = { query, passage, similarity: known, score: ofRanking };
    const features = { matched: 1 };
    return {
      text,
      passageRank,
      sentenceAt: 0,
      score: byWords,
      ranked,
      features,
    } as unknown as ScoredSentence;
  });
}

function found(given: readonly Given[], isMisspelt = false, question = 'Refunds?'): string {
  const scored = sentencesOf(given, isMisspelt);
  return findHedgeSentence(question, scored, scored.at(-1) as ScoredSentence).text;
}

test('the nearest in meaning, also of a passage further down', () => {
  expect(
    found([
      { text: 'We open at nine.', similarity: 0.2 },
      { text: 'Refunds take a week.', similarity: 0.5 },
      { text: 'Call us.', similarity: 0.1 },
    ]),
  ).toBe('Refunds take a week.');
});

test.each([
  ['its passage is ranked much higher', { ofRanking: 20 }],
  ['its words fit much better', { byWords: 10 }],
])('one that is a little less near when %s', (_, more) => {
  expect(
    found([
      { text: 'Refunds take a week.', similarity: 0.4, ...more },
      { text: 'Money is dear.', similarity: 0.5 },
    ]),
  ).toBe('Refunds take a week.');
});

test('the best by words where the question is misspelt or its meaning not known', () => {
  const near = { text: 'Refunds take a week.', similarity: 0.5 };
  const byWords = { text: 'We open at nine.', similarity: 0.1 };
  expect(found([near, byWords], true)).toBe('We open at nine.');
  expect(
    found([
      { ...near, similarity: null },
      { ...byWords, similarity: null },
    ]),
  ).toBe('We open at nine.');
});

test.each([
  ['English', 'How long do refunds take?', 'Refunds take a week.', 'Refunds are on Mondays.'],
  ['German', 'Wie lange dauert es?', 'Sie dauert zwei Wochen.', 'Sie kommt per Post.'],
  ['Spanish', '¿Cuánto dura el curso?', 'El curso: 8 semanas.', 'El curso incluye el material.'],
])('one that has the measure which was asked for, by words too: %s', (_, question, measured, other) => {
  const close = { text: measured, similarity: 0.45 };
  expect(found([close, { text: other, similarity: 0.5 }], false, question)).toBe(measured);
  const byWords = { text: other, similarity: null, byWords: 1 };
  expect(found([{ ...close, similarity: null }, byWords], false, question)).toBe(measured);
  const better = { ...byWords, byWords: 4 };
  expect(found([{ ...close, similarity: null }, better], false, question)).toBe(other);
});
