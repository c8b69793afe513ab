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
  const query = { isMeaningFitted: true, selfScore: 10, words: isMisspelt ? [word] : [] };
  return given.map(({ text, similarity, ofRanking = 0, byWords = 0 }, passageRank) => {
    const known = similarity === null ? null : { sentences: Float32Array.of(similarity) };
    const ranked = { query, similarity: known, score: ofRanking };
    return { text, passageRank, sentenceAt: 0, score: byWords, ranked } as unknown as ScoredSentence;
  });
}

function found(given: readonly Given[], isMisspelt = false): string {
  const scored = sentencesOf(given, isMisspelt);
  return findHedgeSentence(scored, scored.at(-1) as ScoredSentence).text;
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
