import { describe, expect, it } from 'vitest';
import type { IndexedPassage } from '#core/searching/index/create-search-index.ts';
import { createContradictionFinder } from './create-contradiction-finder.ts';

let documents = 0;
const passage = (text: string, heading = 'Desk lamp', documentId = `doc_${++documents}`): IndexedPassage => ({
  id: `${documentId}:1:0`,
  documentId,
  title: 'Shop',
  headingPath: [heading],
  question: null,
  isApproved: false,
  text,
  language: 'en',
  sentenceOffsets: [0],
});

const contradict = (...passages: IndexedPassage[]): boolean => {
  const { add } = createContradictionFinder();
  return passages.flatMap((each) => add(each)).length > 0;
};

describe('contradictions between documents', () => {
  it.each<[string, string, boolean]>([
    ['The desk lamp costs 12 euros.', 'Our desk lamp costs 15 euros.', true],
    ['The desk lamp costs 12 euros.', 'The desk lamp costs twelve euros.', false],
    ['The desk lamp costs 12 euros.', 'The floor lamp with dimmer costs 45 euros.', false],
    ['Delivery to Norway takes 3 days.', 'Delivery to Norway takes 5 days.', true],
    ['Delivery to Norway takes 3 days.', 'Delivery to Norway costs 5 euros.', false],
    ['On Saturday the workshop opens at 9:00.', 'On Saturday the workshop opens at 10:00.', true],
    ['Children pay 4 euros for swimming.', 'Adults pay 9 euros for swimming.', false],
    ['Mill Lane Lido: Price £340 per hour', 'Adult: Quayside Pool £6.20, Mill Lane Lido £7.80', false],
    ['We are a family business.', 'We are a family business.', false],
  ])('%s / %s', (left, right, isOne) => {
    expect(contradict(passage(left), passage(right))).toBe(isOne);
  });

  it('are none within one document, nor of short sentences below other headings', () => {
    const text = ['Entry costs 5 euros.', 'Entry costs 7 euros.'] as const;
    expect(contradict(passage(text[0], 'Pool', 'doc'), passage(text[1], 'Pool', 'doc'))).toBe(false);
    expect(contradict(passage(text[0], 'Pool'), passage(text[1], 'Climbing wall'))).toBe(false);
    expect(contradict(passage(text[0], 'Pool'), passage(text[1], 'Pool'))).toBe(true);
  });
});
