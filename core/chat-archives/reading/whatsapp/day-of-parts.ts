import type { ArchiveMessageFlag } from '#contract/chat-archives/chat-archives.ts';
import type { DateOrder } from '#contract/chat-imports/chat-imports.ts';
import { persianDay } from './persian-day.ts';

const dayMs = 86_400_000;
const buddhistYears = 543;

/** A day as milliseconds at its midnight in UTC, and whether it was printed in another calendar. */
export interface PrintedDay {
  ms: number;
  calendar: Extract<ArchiveMessageFlag, 'buddhist-year' | 'persian-year'> | null;
}

/** A day from the three numbers of a printed date; null where there is none. */
export function dayOfParts(
  [first, second, third]: readonly [number, number, number],
  order: DateOrder,
): PrintedDay | null {
  const [year, month, day] =
    order === 'ymd'
      ? [first, second, third]
      : order === 'dmy'
        ? [third, second, first]
        : [third, first, second];
  const persianMs = persianDay(year, month, day);
  if (persianMs !== null) return { ms: persianMs, calendar: 'persian-year' };
  const isBuddhist = year >= 2_450 && year < 2_700;
  const full = isBuddhist ? year - buddhistYears : year < 100 ? 2_000 + year : year;
  if (full < 2_009 || full > 2_100 || month < 1 || month > 12 || day < 1) return null;
  const ms = Date.UTC(full, month - 1, day);
  // The 31st of a month of 30 days is no day.
  return ms < Date.UTC(full, month, 1) && ms / dayMs >= 0
    ? { ms, calendar: isBuddhist ? 'buddhist-year' : null }
    : null;
}
