import { TZDate } from '@date-fns/tz';

/** A day of a zone with the starts of its free times, in order. */
export interface FreeDay {
  /** `2027-03-28`. */
  date: string;
  times: string[];
}

/**
 * Free times by the days of a zone, also when its clocks change: of an hour that comes twice both are there, each with its own
 * moment, and a day that a zone leaves out has none.
 * @param starts in any order; one that is given twice, or is not after `now`, is left out
 * @param maximum days at most
 * @returns the days, and the day of the first time that did not fit; null where all did
 */
export function groupByDay(
  starts: readonly Date[],
  { timeZone, now, maximum }: { timeZone: string; now: Date; maximum: number },
): { days: FreeDay[]; nextDate: string | null } {
  const moments = [...new Set(starts.map((start) => start.getTime()))]
    .filter((moment) => moment > now.getTime())
    .sort((one, other) => one - other);
  const days: FreeDay[] = [];
  for (const moment of moments) {
    const date = writeDate(new TZDate(moment, timeZone));
    let day = days.at(-1);
    if (day?.date !== date) {
      if (days.length === maximum) return { days, nextDate: date };
      day = { date, times: [] };
      days.push(day);
    }
    day.times.push(new Date(moment).toISOString());
  }
  return { days, nextDate: null };
}

const writeDate = (day: TZDate): string =>
  [
    String(day.getFullYear()).padStart(4, '0'),
    ...[day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')),
  ].join('-');
