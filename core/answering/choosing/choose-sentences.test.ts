import { describe, expect, test } from 'vitest';
import { chooseSentences } from './choose-sentences.ts';
import type { ScoredSentence } from './score-sentences.ts';

function sentence(
  text: string,
  score: number,
  place = 0,
  sentenceAt = 0,
  documentId = 'page',
): ScoredSentence {
  const ranked = { place, passage: { documentId } };
  return { text, score, ranked, sentenceAt, start: 0, end: text.length } as ScoredSentence;
}

function textsOf(...scored: ScoredSentence[]): string[] {
  return chooseSentences(scored).map(({ text }) => text);
}

describe('chooseSentences', () => {
  test('gives nothing for nothing', () => {
    expect(textsOf()).toEqual([]);
  });

  test('the best alone when the rest is far behind', () => {
    expect(textsOf(sentence('far', 1), sentence('best', 9, 0, 1), sentence('behind', 2, 1))).toEqual([
      'best',
    ]);
  });

  test('at most three, in source order, whatever their scores', () => {
    expect(
      textsOf(
        sentence('b', 9.1, 1, 0),
        sentence('c', 9, 1, 1),
        sentence('a', 9.3, 0, 2),
        sentence('d', 8.9, 2, 0),
      ),
    ).toEqual(['a', 'b', 'c']);
  });

  test('rows of a table stay in their order, the best document comes first', () => {
    expect(
      textsOf(
        sentence('Sunday', 9.2, 9, 0, 'contact'),
        sentence('Monday', 9, 7, 0, 'contact'),
        sentence('Elsewhere', 9.1, 2, 0, 'home'),
      ),
    ).toEqual(['Monday', 'Sunday', 'Elsewhere']);
  });

  test('the row that was asked for comes before one that is far behind', () => {
    expect(textsOf(sentence('Alba: 120', 6.5, 1), sentence('Brisa: 95', 8, 2))).toEqual([
      'Brisa: 95',
      'Alba: 120',
    ]);
  });

  test('the same words only once', () => {
    expect(textsOf(sentence('same', 9), sentence('same', 9, 1))).toEqual(['same']);
  });

  test('a short sentence is let in where a long one of the same score is not', () => {
    const best = sentence('x'.repeat(200), 9);
    expect(textsOf(best, sentence('short one', 6.5, 1))).toHaveLength(2);
    expect(textsOf(best, sentence('y'.repeat(300), 6.5, 1))).toHaveLength(1);
  });
});
