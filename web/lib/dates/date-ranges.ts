import { TZDate } from '@date-fns/tz';

/**
 * A range of whole days as it is in a URL: a preset that moves with the calendar, or two dates. Days are those of the
 * calendar, as `Date`s at local midnight; only `resolveMoments` knows when they begin in the viewer's zone.
 *
 * Zones are left to `@date-fns/tz`. For the few sums over days `date-fns` would add 1 kB gzipped to every page with a
 * list.
 */
export const datePresets = [
  { value: 'today', label: 'Today' },
  { value: 'yesterday', label: 'Yesterday' },
  { value: 'this-week', label: 'This Week' },
  { value: 'last-week', label: 'Last Week' },
  { value: 'this-month', label: 'This Month' },
  { value: 'last-month', label: 'Last Month' },
] as const;

export const defaultDaysUpToToday = 8;

/** First moment included, last moment excluded. */
export interface TimeRange {
  from: Date;
  to: Date;
}

/**
 * @param value a preset, `8-days-up-to-today`, `3-days-starting-today` or `2026-03-01..2026-03-09`
 * @param weekStartsOn 0 for Sunday to 6 for Saturday
 * @returns null for everything else, which means no limit
 */
export function resolveRange(value: string, now: Date, weekStartsOn: number): TimeRange | null {
  const today = startOfDay(now);
  const weekStart = addDays(today, -((today.getDay() - weekStartsOn + 7) % 7));
  const month = (offset: number) => new Date(today.getFullYear(), today.getMonth() + offset, 1);
  switch (value) {
    case 'today':
      return { from: today, to: addDays(today, 1) };
    case 'yesterday':
      return { from: addDays(today, -1), to: today };
    case 'this-week':
      return { from: weekStart, to: addDays(weekStart, 7) };
    case 'last-week':
      return { from: addDays(weekStart, -7), to: weekStart };
    case 'this-month':
      return { from: month(0), to: month(1) };
    case 'last-month':
      return { from: month(-1), to: month(0) };
  }
  const days = /^([1-9]\d{0,3})-days-(up-to|starting)-today$/.exec(value);
  if (days) {
    const count = Number(days[1]);
    return days[2] === 'up-to'
      ? { from: addDays(today, 1 - count), to: addDays(today, 1) }
      : { from: today, to: addDays(today, count) };
  }
  const dates = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/.exec(value);
  const from = dates && readDay(dates[1]!);
  const last = dates && readDay(dates[2]!);
  if (!from || !last || from > last) return null;
  // Years that are none of times as the server takes them.
  return from.getFullYear() > 1970 && last.getFullYear() < 9999 ? { from, to: addDays(last, 1) } : null;
}

/** The day that a clock on the wall shows in that zone. */
export function dayInZone(time: Date, timeZone: string): Date {
  const there = new TZDate(time, timeZone);
  return new Date(there.getFullYear(), there.getMonth(), there.getDate());
}

/**
 * When a range begins and ends in the viewer's zone, whatever zone the browser runs in.
 * @param timeZone IANA name
 */
export function resolveMoments(
  value: string,
  now: Date,
  weekStartsOn: number,
  timeZone: string,
): TimeRange | null {
  const range = resolveRange(value, dayInZone(now, timeZone), weekStartsOn);
  const beginning = (day: Date) =>
    new Date(TZDate.tz(timeZone, day.getFullYear(), day.getMonth(), day.getDate()).getTime());
  return range && { from: beginning(range.from), to: beginning(range.to) };
}

/** Words for the button of the picker. */
export function describeRange(value: string, formatDay: (day: Date) => string): string {
  const preset = datePresets.find((candidate) => candidate.value === value);
  if (preset) return preset.label;
  const range = resolveRange(value, new Date(), 0);
  if (!range) return 'All time';
  if (value.endsWith('-today')) return value.replaceAll('-', ' ');
  const last = addDays(range.to, -1);
  return range.from.getTime() === last.getTime()
    ? formatDay(last)
    : `${formatDay(range.from)} – ${formatDay(last)}`;
}

/** The value of two chosen days. */
export const rangeOfDays = (from: Date, to: Date): string => `${writeDay(from)}..${writeDay(to)}`;

export const addDays = (day: Date, count: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + count);

const startOfDay = (time: Date): Date => addDays(time, 0);

/** 2026-03-09, as the API and the address of a page name days. */
export const writeDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Null for days that no calendar has, such as February 30. */
export function readDay(text: string): Date | null {
  const [year, month, date] = text.split('-').map(Number) as [number, number, number];
  const day = new Date(year, month - 1, date);
  return writeDay(day) === text ? day : null;
}
