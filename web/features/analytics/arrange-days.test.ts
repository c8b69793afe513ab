import { describe, expect, test } from 'vitest';
import { readDay } from '#web/lib/date-ranges.ts';
import { arrangeDays, describeChange, topOfScale } from './arrange-days.ts';

const day = (text: string): Date => readDay(text)!;
const counted = (text: string, answered: number, declined = 0, messages = answered + declined) => ({
  day: text,
  conversations: 1,
  messages,
  outcomes: { answered, hedged: 0, declined, smalltalk: 0, handoff: 0 },
});
const today = day('2026-03-10');
const monday = 1;

describe('the bars of a range', () => {
  test('are its days, the empty ones too, over a change of the clock', () => {
    const range = { from: day('2026-03-27'), to: day('2026-03-31') };
    const { unit, spans } = arrangeDays([counted('2026-03-29', 2, 1, 4)], range, today, monday);
    expect(unit).toBe('day');
    expect(
      spans.map(({ from, outcomes, messages }) => [
        from.getDate(),
        outcomes.answered,
        outcomes.declined,
        messages,
      ]),
    ).toEqual([
      [27, 0, 0, 0],
      [28, 0, 0, 0],
      [29, 2, 1, 4],
      [30, 0, 0, 0],
    ]);
  });

  test('are weeks and months when there are too many days, and lose nobody', () => {
    const days = [counted('2026-01-01', 1), counted('2026-02-28', 2), counted('2026-03-10', 3)];
    for (const [from, unit] of [
      ['2026-01-01', 'week'],
      ['2020-05-05', 'month'],
    ] as const) {
      const range = { from: day(from), to: day('2026-03-11') };
      const arranged = arrangeDays(days, range, today, monday);
      expect(arranged.unit).toBe(unit);
      expect(arranged.spans.reduce((sum, { messages }) => sum + messages, 0)).toBe(6);
      expect(arranged.spans[0]?.from).toEqual(range.from);
      expect(arranged.spans.at(-1)?.last).toEqual(today);
    }
    const [, second] = arrangeDays(
      days,
      { from: day('2026-01-01'), to: day('2026-03-11') },
      today,
      monday,
    ).spans;
    expect(second?.from.getDay()).toBe(monday);
  });

  test('of all time begin with the first message and end today', () => {
    const { spans } = arrangeDays([counted('2026-03-08', 1)], null, today, monday);
    expect(spans).toHaveLength(3);
    expect(arrangeDays([], null, today, monday).spans).toHaveLength(1);
  });
});

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [10, 10],
  [11, 20],
  [41, 60],
  [61, 80],
  [81, 100],
  [10_001, 20_000],
])('a scale for %i ends at %i', (highest, top) => {
  expect(topOfScale(highest)).toBe(top);
});

test('says how it was before in plain words', () => {
  expect(describeChange(12, 8, 8)).toBe('4 more than in the 8 days before');
  expect(describeChange(0, 1_200, 30)).toBe('1,200 fewer than in the 30 days before');
  expect(describeChange(3, 3, 1)).toBe('Same as on the day before');
});
