import { describe, expect, test } from 'vitest';
import { archiveMessageKinds } from '#contract/chat-archives/chat-archives.ts';
import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import { wrappedCards } from '#contract/wrapped/wrapped.ts';
import { measureChats } from '#core/chat-archives/statistics/measure-chats.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import { countRoughly } from './count-roughly.ts';
import { describeCard } from './describe-card.ts';
import { describeYear, type YearToDescribe } from './describe-year.ts';
import { drawableName } from './drawable-name.ts';
import { yearSpan } from './year-span.ts';

const zone = 'Europe/London';
const clock = createZoneClock(zone);
const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{N}\p{P} 😂]*$/u.test(text);

/** Figures of messages given by their times and people. */
function figuresOf(messages: readonly { at: string; person: number }[]): ArchiveStatistics {
  const columns = {
    at: Float64Array.from(messages.map(({ at }) => Date.parse(at))),
    chat: new Int32Array(messages.length).fill(1),
    person: Int32Array.from(messages.map(({ person }) => person)),
    kind: new Uint8Array(messages.length).fill(archiveMessageKinds.indexOf('text')),
    words: new Int32Array(messages.length).fill(3),
    isQuestion: new Uint8Array(messages.length),
    language: new Uint8Array(messages.length),
    tone: new Int8Array(messages.length),
  };
  const figures = measureChats(columns, {
    clock,
    gapMs: 4 * 3_600_000,
  });
  const coverage = { isToTheMinute: true, hasGaps: false, isOwnOnly: false, withoutTime: 0 };
  const people = figures.people.map((person) => ({ ...person, name: '' }));
  return { ...figures, people, coverage };
}

/** Twelve messages a day at 23:30 in London, on twenty days of July, by two people of whom the first writes twice as much. */
const busyJuly = figuresOf(
  Array.from({ length: 240 }, (_, index) => ({
    at: new Date(Date.UTC(2024, 6, 1 + Math.floor(index / 12), 22, 30, index % 12)).toISOString(),
    person: index % 3 === 0 ? 2 : 1,
  })),
);
const words = [
  { word: 'ferry', count: 40 },
  { word: 'お茶', count: 30 },
  { word: 'island', count: 9 },
];
const year: YearToDescribe = {
  year: 2024,
  zone,
  figures: busyJuly,
  words,
  emoji: [
    { emoji: '😂', count: 25 },
    { emoji: '🌸', count: 9 },
  ],
  names: new Map(),
  canDraw: isLatin,
};
const cardOf = (given: YearToDescribe, id: string) => describeYear(given).find((card) => card.id === id);

describe('the cards of a year', () => {
  test.each([
    ['messages', '240', '12 per day on average, written on 20 days.'],
    ['months', 'July', '240 messages.'],
    ['busiest-day', '1 July', '12 messages on one Monday.'],
    ['busiest-hour', '23:00', '240 messages between 23:00 and 0:00. Monday is the busiest day of the week.'],
    ['conversations', '20', '12 messages each on average.'],
    ['streak', '20 days', 'In a row, from 1 July to 20 July.'],
    ['nights', '100%', '240 messages came between 23:00 and 5:00.'],
    ['people', '67%', 'Shares of all messages.'],
    ['emoji', '😂', '25 times.'],
    ['words', 'ferry', '40 times.'],
  ])('%s', (id, value, detail) => {
    expect(cardOf(year, id)).toMatchObject({ value, detail });
  });

  test('come in the order of the list, each with how it was counted and from when to when', () => {
    const cards = describeYear(year);
    expect(cards.map(({ id }) => id)).toEqual(wrappedCards);
    for (const card of cards) {
      expect(card.how).toContain('1 July to 20 July 2024, in the time zone Europe/London.');
      expect(describeCard(card)).toContain(`How it was counted: ${card.how}`);
    }
  });

  test('name nobody who was not switched on, and have no word but on the card of words', () => {
    const said = (given: YearToDescribe) => describeYear(given).map(describeCard);
    const people = (given: YearToDescribe) => cardOf(given, 'people')?.rows.map(({ label }) => label);
    expect(people(year)).toEqual(['A friend', 'Another friend']);
    expect(people({ ...year, names: new Map([['2', 'Bo']]) })).toEqual(['A friend', 'Bo']);
    expect(people({ ...year, names: new Map([['1', 'お茶']]) })).toEqual(['A friend', 'Another friend']);
    const withWords = said(year).filter((text) => text.includes('ferry'));
    expect(withWords).toHaveLength(1);
  });

  test('count all people, also those of whom no figures are given', () => {
    const crowd = figuresOf(
      Array.from({ length: 240 }, (_, index) => ({ at: '2024-07-01T10:00:00Z', person: index % 120 })),
    );
    expect(crowd.people.length).toBeLessThan(120);
    expect(cardOf({ ...year, figures: crowd }, 'people')?.detail).toBe('The top 3 of 120 people.');
  });

  test('leave out words that are rare or cannot be drawn, and say so', () => {
    const card = cardOf(year, 'words');
    expect(card?.rows.map(({ label }) => label)).toEqual(['ferry']);
    expect(card?.how).toContain('Words in letters that the cards cannot show are left out.');
    expect(cardOf({ ...year, words: words.slice(0, 1) }, 'words')?.how).not.toContain('left out');
    expect(cardOf({ ...year, words: words.slice(1) }, 'words')).toBeUndefined();
  });

  test('say one message in the singular', () => {
    const daily = figuresOf(
      Array.from({ length: 12 }, (_, index) => ({
        at: new Date(Date.UTC(2024, 6, 1 + index, 10)).toISOString(),
        person: 1,
      })),
    );
    expect(cardOf({ ...year, figures: daily }, 'conversations')?.detail).toBe('1 message each on average.');
  });

  test('say what the exports lack', () => {
    const coverage = { ...busyJuly.coverage, hasGaps: true, isOwnOnly: true };
    expect(cardOf({ ...year, figures: { ...busyJuly, coverage } }, 'messages')?.how).toContain(
      'One of the exports contains saved messages only. One of the exports contains the messages of one person only.',
    );
  });

  test('are few for a year with few messages, and do not give small counts', () => {
    const figures = figuresOf([{ at: '2024-03-05T10:00:00Z', person: 1 }]);
    const few = { ...year, figures, words: [], emoji: [] };
    expect(describeYear(few).map(({ id, value, detail }) => [id, value, detail])).toEqual([
      ['messages', 'Fewer than 10', '1 per day on average, written on 1 day.'],
      ['months', 'March', 'Fewer than 10 messages.'],
      ['busiest-day', '5 March', 'Fewer than 10 messages on one Tuesday.'],
      [
        'busiest-hour',
        '10:00',
        'Fewer than 10 messages between 10:00 and 11:00. Tuesday is the busiest day of the week.',
      ],
    ]);
    expect(describeYear({ ...few, figures: figuresOf([]) })).toEqual([]);
  });
});

test.each([
  [0, 'fewer than 10 messages'],
  [9, 'fewer than 10 messages'],
  [10, '10 messages'],
  [1_204, '1,204 messages'],
])('%i messages are called %s', (count, said) => {
  expect(countRoughly(count, 'message')).toBe(said);
});

test.each([
  ['Ann', 'Ann'],
  ['Ann 🌸 Lee', 'Ann Lee'],
  ['🌸', null],
  ['Ann 林', null],
  ['', null],
])('the name “%s” is shown as %s', (name, shown) => {
  expect(drawableName(name, isLatin)).toBe(shown);
});

test.each([
  ['Europe/London', '2024-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z'],
  ['Asia/Tokyo', '2023-12-31T15:00:00.000Z', '2024-12-31T15:00:00.000Z'],
])('2024 in %s is from %s to %s', (of, from, to) => {
  expect(yearSpan(2024, createZoneClock(of))).toEqual({ from, to });
});
