import { TZDate } from '@date-fns/tz';
import type { OpeningHours } from '#contract/inbox-settings/inbox-settings.schemas.ts';

/** Long enough for many holidays in a row; a firm that is closed for longer will write so itself. */
const daysAhead = 60;

/**
 * When people answer next: null while they do now, the beginning of the next interval else, and `never` where there is
 * none in the next 60 days. Days and clock times are those of the zone, also when its clocks change: an hour that does
 * not exist that day begins with the next one.
 */
export function findOpening(
  { timeZone, intervals, holidays }: OpeningHours,
  now: Date,
): Date | null | 'never' {
  const today = new TZDate(now.getTime(), timeZone);
  const at = (ahead: number, hours: number, minutes: number): TZDate =>
    TZDate.tz(timeZone, today.getFullYear(), today.getMonth(), today.getDate() + ahead, hours, minutes);
  const momentOf = (ahead: number, time: string): Date => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return new Date(at(ahead, hours, minutes).getTime());
  };
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    // At noon, as midnight may not exist.
    const day = at(ahead, 12, 0);
    if (holidays.includes(writeDay(day))) continue;
    const ofDay = intervals
      .filter(({ weekday }) => weekday === day.getDay())
      .map(({ from, to }) => ({ from: momentOf(ahead, from), to: momentOf(ahead, to) }))
      .sort((one, other) => one.from.getTime() - other.from.getTime());
    const next = ofDay.find(({ to }) => now < to);
    if (next !== undefined) return now >= next.from ? null : next.from;
  }
  return 'never';
}

const writeDay = (day: TZDate): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
