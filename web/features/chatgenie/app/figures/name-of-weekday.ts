import { dateFormat } from '#web/lib/viewer-locale.ts';

/** A Monday, to name weekdays by. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** @param day 0 for Monday */
export const nameOfWeekday = (day: number, weekday: 'long' | 'short' = 'long'): string =>
  dateFormat({ weekday, timeZone: 'UTC' }, false).format(new Date(monday + day * dayMs));
