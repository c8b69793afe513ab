import { describe, expect, it } from 'vitest';
import { plans } from '#contract/plans.ts';
import { meterMonthCases } from '#tests/billing/meter-month-cases.ts';
import { addMonths } from './add-months.ts';
import { choosePaused } from './choose-paused.ts';
import { isAsleep } from './is-asleep.ts';
import { listExceeded } from './list-exceeded.ts';
import { meterMonth } from './meter-month.ts';
import { percentageOf } from './percentage-of.ts';
import { remainingOf } from './remaining-of.ts';
import { spareMessagesOf } from './spare-messages-of.ts';

describe('percentageOf', () => {
  it.each([
    [0, 40, 0],
    [1, 40, 2],
    [39, 40, 97],
    [40, 40, 100],
    [60, 40, 150],
    [99_999, 100_000, 99],
    [5, null, 0],
    [0, 0, 100],
  ])('of %s used with limit %s is %s', (used, limit, expected) => {
    expect(percentageOf(used, limit)).toBe(expected);
  });
});

describe('isAsleep', () => {
  const lastActiveAt = new Date('2027-02-01T10:00:00Z');
  it.each([
    [7, '2027-02-08T10:00:00Z', false],
    [7, '2027-02-08T10:00:01Z', true],
    [null, '2028-02-01T10:00:00Z', false],
  ])('after %s days at %s is %s', (sleepsAfterDays, now, expected) => {
    expect(isAsleep(sleepsAfterDays, lastActiveAt, new Date(now))).toBe(expected);
  });
});

describe('meterMonth', () => {
  it.each(meterMonthCases)('counted from %s, %s is in %s, which ends at %s', (anchor, now, key, endsAt) => {
    const month = meterMonth(anchor === null ? null : new Date(anchor), new Date(now));
    expect([month.key, month.endsAt.toISOString()]).toEqual([key, endsAt]);
    expect(month.startsAt.getTime()).toBeLessThanOrEqual(new Date(now).getTime());
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-01-31T08:30:00.000Z', 1, '2026-02-28T08:30:00.000Z'],
    ['2026-01-31T08:30:00.000Z', 2, '2026-03-31T08:30:00.000Z'],
    ['2028-01-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 48, '2032-02-29T00:00:00.000Z'],
    ['2026-12-15T23:59:59.999Z', 1, '2027-01-15T23:59:59.999Z'],
    ['2026-03-29T00:30:00.000Z', -1, '2026-02-28T00:30:00.000Z'],
  ])('to %s, %i of them, is %s', (from, months, expected) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(expected);
  });
});

describe('remainingOf', () => {
  it.each([
    [0, 5, 5],
    [5, 5, 0],
    [9, 5, 0],
    [9, null, null],
  ])('%s of %s leaves %s', (used, limit, expected) => {
    expect(remainingOf(used, limit)).toBe(expected);
  });
});

describe('spareMessagesOf', () => {
  it.each([
    [40, 'engine', 10],
    [4_000, 'engine', 1_000],
    [3, 'engine', 0],
    [40, 'form', 0],
    [null, 'engine', 0],
  ] as const)('of %s messages with %s is %s', (limit, afterLimit, expected) => {
    expect(spareMessagesOf(limit, afterLimit)).toBe(expected);
  });
});

describe('listExceeded', () => {
  it.each([
    ['free', { agents: 1, links: 5, files: 20 }, []],
    ['free', { agents: 2, links: 6, files: 20, characters: 100_001 }, ['agents', 'links', 'characters']],
    ['pro', { links: 50 }, []],
    ['enterprise', { agents: 999, links: 9_999 }, []],
  ] as const)('of %s with %j is %j', (plan, used, expected) => {
    expect(listExceeded(plans[plan].limits, used)).toEqual(expected);
  });
});

describe('choosePaused', () => {
  const agents = (...marks: string[]) =>
    marks.map((mark) => ({ id: mark[0] ?? '', keepsPlace: mark.endsWith('!') }));
  it.each([
    [agents('a', 'b', 'c'), 5, []],
    [agents('a', 'b', 'c'), null, []],
    [agents('c', 'a', 'b'), 1, ['b', 'c']],
    [agents('a', 'b', 'c!'), 1, ['a', 'b']],
    [agents('a', 'b!', 'c!'), 1, ['c', 'a']],
    [agents('a', 'b', 'c!'), 2, ['b']],
    [agents('a', 'b'), 0, ['a', 'b']],
  ])('of %j with a limit of %s is %j', (given, limit, expected) => {
    expect(choosePaused(given, limit)).toEqual(expected);
  });
});
