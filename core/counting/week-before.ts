import { TZDate } from '@date-fns/tz';
import { isTimeZone } from '#core/opening-hours/is-time-zone.ts';

export interface Week {
  /** First and last day, as `2026-03-09`; a Monday and a Sunday. */
  firstDay: string;
  lastDay: string;
  /** When the first day begins and the last one ends. */
  from: Date;
  to: Date;
}

/**
 * The week that ended with last night, while it is Monday morning in a zone; null at any other time.
 * @param timeZone IANA name; UTC when empty or unknown
 */
export function weekBefore(now: Date, timeZone: string): Week | null {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const clock = new TZDate(now.getTime(), zone);
  if (clock.getDay() !== 1 || clock.getHours() < morning.from || clock.getHours() >= morning.to) return null;
  const midnight = (days: number) =>
    TZDate.tz(zone, clock.getFullYear(), clock.getMonth(), clock.getDate() + days);
  return {
    firstDay: writeDay(midnight(-7)),
    lastDay: writeDay(midnight(-1)),
    from: new Date(midnight(-7).getTime()),
    to: new Date(midnight(0).getTime()),
  };
}

const morning = { from: 7, to: 12 };

const writeDay = (day: TZDate): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
