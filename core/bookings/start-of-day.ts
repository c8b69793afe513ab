import { TZDate } from '@date-fns/tz';

/** When a day of a zone begins, `2027-03-28`: at midnight, or with the first hour that the day has. */
export function startOfDay(date: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(TZDate.tz(timeZone, year, month - 1, day, 0, 0).getTime());
}
