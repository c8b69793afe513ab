import { describe, expect, test } from 'vitest';
import { readDay } from '#web/lib/dates/date-ranges.ts';
import { arrangeSpans, describeChange, describeTimeBefore, topOfScale, unitsFor } from './arrange-spans.ts';

const day = (text: string): Date => readDay(text)!;
const counted = (text: string, messages: number) => ({ day: text, messages });
const today = day('2026-03-10');
const monday = 1;

describe('the bars of a range', () => {
  test('are its days, the empty ones too, over a change of the clock', () => {
    const range = { from: day('2026-03-27'), to: day('2026-03-31') };
    const spans = arrangeSpans([counted('2026-03-29', 4)], range, today, 'day', monday);
    expect(spans.map(({ from, last, item }) => [from.getDate(), last.getDate(), item?.messages])).toEqual([
      [27, 27, undefined],
      [28, 28, undefined],
      [29, 29, 4],
      [30, 30, undefined],
    ]);
  });

  test('are weeks and months with what was counted by their first day, cut at the ends of the range', () => {
    const range = { from: day('2026-02-25'), to: day('2026-03-11') };
    const weeks = arrangeSpans(
      [counted('2026-02-23', 1), counted('2026-03-09', 2)],
      range,
      today,
      'week',
      monday,
    );
    expect(weeks.map(({ from, last, item }) => [from.getDate(), last.getDate(), item?.messages])).toEqual([
      [25, 1, 1],
      [2, 8, undefined],
      [9, 10, 2],
    ]);
    const months = arrangeSpans(
      [counted('2026-02-01', 1), counted('2026-03-01', 2)],
      range,
      today,
      'month',
      monday,
    );
    expect(months.map(({ from, last, item }) => [from.getDate(), last.getDate(), item?.messages])).toEqual([
      [25, 28, 1],
      [1, 10, 2],
    ]);
  });

  test('of all time begin with the first message and end today', () => {
    expect(arrangeSpans([counted('2026-03-08', 1)], null, today, 'day', monday)).toHaveLength(3);
    expect(arrangeSpans([], null, today, 'day', monday)).toHaveLength(1);
  });
});

test.each([
  ['2026-03-09', '2026-03-10', ['day']],
  ['2026-03-01', '2026-03-09', ['day', 'week']],
  ['2026-02-01', '2026-03-09', ['day', 'week', 'month']],
  ['2026-01-01', '2026-12-31', ['week', 'month']],
  ['2016-01-01', '2026-01-01', ['month']],
])('from %s to %s, the units are %j', (from, to, units) => {
  expect(unitsFor({ from: day(from), to: day(to) })).toEqual(units);
});

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [10, 10],
  [11, 12],
  [41, 60],
  [61, 80],
  [81, 100],
  [10_001, 12_000],
])('a scale for %i ends at %i', (highest, top) => {
  expect(topOfScale(highest)).toBe(top);
});

test('says how it was before in plain words', () => {
  expect(describeChange(12, 8)).toBe('4 more than before');
  expect(describeChange(0, 1_200)).toBe('1,200 fewer than before');
  expect(describeChange(3, 3)).toBe('Same as before');
  expect(describeTimeBefore(30)).toBe('Compared with the 30 days before.');
  expect(describeTimeBefore(1)).toBe('Compared with the day before.');
});
