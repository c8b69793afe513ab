import { expect, it } from 'vitest';
import { lastDays } from './last-days.ts';

it.each([
  ['2026-11-28T00:00:00Z', 3, ['2026-11-26', '2026-11-27', '2026-11-28']],
  ['2026-11-28T23:59:59.999Z', 1, ['2026-11-28']],
  ['2024-03-01T12:00:00Z', 2, ['2024-02-29', '2024-03-01']],
  ['2026-01-01T01:00:00+02:00', 2, ['2025-12-30', '2025-12-31']],
])('at %s the last %i', (now, count, days) => expect(lastDays(new Date(now), count)).toEqual(days));
