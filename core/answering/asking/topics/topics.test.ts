import { describe, expect, test } from 'vitest';
import { groupTopics } from './group-topics.ts';
import { nameTopic } from './name-topic.ts';

describe('nameTopic', () => {
  test.each([
    ['Do you repair unicycles?', 'do you repair a unicycle'],
    ['When do you open?', 'when are you opening'],
    ['Is there a warranty?', 'is there  a WARRANTY ??'],
    ['Gibt es Gutscheine?', 'Gibt es einen Gutschein'],
    ['你们修理独轮车吗', '你们修理独轮车吗？'],
  ])('is the same for %j and %j', (one, other) => {
    expect(nameTopic(other)).toBe(nameTopic(one));
  });

  test.each([
    ['When do you open?', 'Where do you open?'],
    ['Do you ship to Canada?', 'Do you ship to Germany?'],
    ['What does a saddle cost?', 'What does a wheel cost?'],
    ['Do you repair unicycles?', 'Do you sell unicycles?'],
  ])('tells %j from %j', (one, other) => {
    expect(nameTopic(other)).not.toBe(nameTopic(one));
  });

  test('is never empty, nor too long for an index', () => {
    for (const text of ['?', 'what is it', '🚲', 'x'.repeat(2_000), 'word '.repeat(900)]) {
      const topic = nameTopic(text);
      expect(topic.split('|')[1]?.length, text.slice(0, 20)).toBeGreaterThan(0);
      expect(topic.length).toBeLessThanOrEqual(300);
    }
  });
});

describe('groupTopics', () => {
  const group = (...texts: string[]): string[][] =>
    groupTopics(texts.map((text) => ({ text, topic: nameTopic(text), language: 'en' }))).map((items) =>
      items.map(({ text }) => text),
    );

  test('groups words that mean the same, in the order given', () => {
    expect(
      group(
        'Do you sell gift vouchers?',
        'Is the shop wheelchair accessible?',
        'Do you sell vouchers as a gift?',
      ),
    ).toEqual([
      ['Do you sell gift vouchers?', 'Do you sell vouchers as a gift?'],
      ['Is the shop wheelchair accessible?'],
    ]);
  });

  test('keeps apart what shares one word of several, or asks for something else', () => {
    for (const [one, other] of [
      ['Do you sell gift vouchers?', 'Do you sell electric unicycles?'],
      ['When does the workshop open?', 'Where does the workshop open?'],
    ] as const) {
      expect(group(one, other)).toEqual([[one], [other]]);
    }
  });

  test('loses no topic of many', () => {
    const texts = Array.from(
      { length: 500 },
      (_, number) => `Do you have part ${number % 120} of bike ${number}?`,
    );
    expect(
      group(...texts)
        .flat()
        .toSorted(),
    ).toEqual(texts.toSorted());
  });
});
