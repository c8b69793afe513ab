import type { DateOrder } from '#contract/chat-archives/chat-archives.ts';

const dayMs = 86_400_000;
const buddhistYears = 543;

/** A day from the three numbers of a printed date, as milliseconds at its midnight in UTC; null where there is none. */
export function dayOfParts(
  [first, second, third]: readonly [number, number, number],
  order: DateOrder,
): { ms: number; isBuddhist: boolean } | null {
  const [year, month, day] =
    order === 'ymd'
      ? [first, second, third]
      : order === 'dmy'
        ? [third, second, first]
        : [third, first, second];
  const isBuddhist = year >= 2_450 && year < 2_700;
  const full = isBuddhist ? year - buddhistYears : year < 100 ? 2_000 + year : year;
  if (full < 2_009 || full > 2_100 || month < 1 || month > 12 || day < 1) return null;
  const ms = Date.UTC(full, month - 1, day);
  // The 31st of a month of 30 days is no day.
  return ms < Date.UTC(full, month, 1) && ms / dayMs >= 0 ? { ms, isBuddhist } : null;
}
