import { describe, expect, it } from 'vitest';
import type { TestExpectation } from '#contract/agent-tests/agent-tests.schemas.ts';
import { compareWording, type WordingVerdict } from './compare-wording.ts';
import { judgeTest } from './judge-test.ts';

const answer = {
  outcome: 'answered' as const,
  text: 'We are open on Saturday from 10:00 to 14:00. Children pay £9.',
  sources: [{ sourceId: 'src_1', url: 'https://shop.example/hours' }, { sourceId: 'src_2' }],
};
const declined = { outcome: 'declined' as const, text: 'I do not know.', sources: [] };
const known = { isSourceThere: true, similarity: null };

describe('judgeTest', () => {
  it.each<[string, TestExpectation, typeof answer | typeof declined, string | null]>([
    ['words in another case', { kind: 'contains', text: 'SATURDAY  from 10:00' }, answer, null],
    ['words that are not there', { kind: 'contains', text: 'Sunday' }, answer, 'text-missing'],
    ['words of a declined answer', { kind: 'contains', text: 'know' }, declined, 'declined'],
    ['a source', { kind: 'page', sourceId: 'src_2', url: null }, answer, null],
    [
      'a page, up to its last slash',
      { kind: 'page', sourceId: 'src_1', url: 'https://shop.example/hours/' },
      answer,
      null,
    ],
    [
      'another page',
      { kind: 'page', sourceId: 'src_1', url: 'https://shop.example/prices' },
      answer,
      'page-missing',
    ],
    ['another source', { kind: 'page', sourceId: 'src_3', url: null }, answer, 'page-missing'],
    ['no answer', { kind: 'decline' }, declined, null],
    ['no answer where there is one', { kind: 'decline' }, answer, 'not-declined'],
    ['the same meaning', { kind: 'means', text: 'Open Saturday 10:00 to 14:00.' }, answer, null],
    ['another time', { kind: 'means', text: 'Open Saturday 9:00 to 14:00.' }, answer, 'contradicted'],
    ['something else', { kind: 'means', text: 'Dogs are welcome.' }, answer, 'other-meaning'],
  ])('%s', (_name, expectation, given, failure) => {
    expect(judgeTest(expectation, given, known)).toBe(failure);
  });

  it('goes by meaning where words cannot tell, but never against a figure', () => {
    const near = { ...known, similarity: 0.8 };
    expect(judgeTest({ kind: 'means', text: 'You can visit us at the weekend.' }, answer, near)).toBe(null);
    expect(judgeTest({ kind: 'means', text: 'Children pay £12.' }, answer, near)).toBe('contradicted');
  });

  it('says when the expected source is gone', () => {
    const gone = { ...known, isSourceThere: false };
    expect(judgeTest({ kind: 'page', sourceId: 'src_1', url: null }, answer, gone)).toBe('source-deleted');
  });
});

describe('compareWording', () => {
  it.each<[string, string, WordingVerdict]>([
    ['Delivery takes 3 days.', 'Delivery takes three days and is free.', 'same'],
    ['Delivery takes 3 days.', 'Delivery takes 5 days.', 'contrary'],
    ['Dogs are allowed.', 'Dogs are not allowed.', 'contrary'],
    ['Bring a towel.', 'The sauna is hot.', 'unclear'],
    ['Die Lieferung dauert 3 Tage.', 'Die Lieferung dauert 3 Tage.', 'same'],
  ])('%s / %s', (expected, text, verdict) => {
    expect(compareWording(expected, text)).toBe(verdict);
  });
});
