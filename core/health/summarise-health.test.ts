import { describe, expect, it } from 'vitest';
import { type HealthDay, summariseHealth } from './summarise-health.ts';

const today = '2027-03-01';
const day = (date: string, checks: number, failures: number): HealthDay => ({ date, checks, failures });
const find = (measured: HealthDay[], date: string) =>
  summariseHealth(measured, today).days.find((each) => each.date === date);

describe('the history of health', () => {
  it('lists ninety days up to today, oldest first, with no state for days without checks', () => {
    const { days, uptime } = summariseHealth([], today);
    expect(days).toHaveLength(90);
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-12-02', '2027-03-01']);
    expect(new Set(days.map(({ state }) => state))).toEqual(new Set(['unknown']));
    expect(uptime).toBeNull();
  });

  it.each([
    [1440, 0, 'up', 100],
    [1440, 1, 'up', 99.93],
    [1440, 7, 'up', 99.51],
    [1440, 8, 'degraded', 99.44],
    [1440, 72, 'degraded', 95],
    [1440, 73, 'down', 94.93],
    [3, 3, 'down', 0],
    [10_000_000, 1, 'up', 99.99],
    [0, 0, 'unknown', null],
  ] as const)('%i checks with %i failures make a day %s', (checks, failures, state, uptime) => {
    expect(find([day('2027-02-28', checks, failures)], '2027-02-28')).toEqual({
      date: '2027-02-28',
      state,
      uptime,
    });
  });

  it('weighs days by their checks, and ignores older days', () => {
    const measured = [day('2026-12-01', 100, 100), day('2027-02-01', 900, 0), day('2027-03-01', 100, 10)];
    expect(summariseHealth(measured, today).uptime).toBe(99);
  });
});
