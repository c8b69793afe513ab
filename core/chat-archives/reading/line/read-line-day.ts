const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?:[.(（ ]|$)/;
const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const inWords = /^\p{L}{3}, (\p{L}{3})\p{L}* (\d{1,2}), (\d{4})$/u;
const inNumbers = /^(?:([\p{L}\p{M}]{1,9})\.?,? ?)?(\d{1,2})\/(\d{1,2})\/(\d{4})(?: |$)/u;
const buddhistYears = 543;

/** Weekdays from Sunday on, as LINE writes them in English, Thai and Indonesian. */
const weekdays: readonly (readonly string[])[] = [
  'sun mon tue wed thu fri sat'.split(' '),
  'sunday monday tuesday wednesday thursday friday saturday'.split(' '),
  'อา จ อ พ พฤ ศ ส'.split(' '),
  'min sen sel rab kam jum sab'.split(' '),
];

/** Whether the month comes first in dates such as `3/5/2024`. */
export type LineOrder = 'month' | 'day';

/** A day that a line of a LINE export begins, in each order in which it can be read; milliseconds as if in UTC. */
export type LineDay = Record<LineOrder, number | null>;

/**
 * Reads a line that begins a day; null for any other. Where only numbers are given, the weekday next to them tells their
 * order, if it is that of one of both days.
 */
export function readLineDay(line: string): LineDay | null {
  const written = yearFirst.exec(line);
  if (written !== null) return inBoth(dayOf(Number(written[1]), Number(written[2]), Number(written[3])));
  const [all, name = '', ofMonth, ofYear] = inWords.exec(line) ?? [];
  if (all !== undefined)
    return inBoth(dayOf(Number(ofYear), monthNames.indexOf(name.toLowerCase()) + 1, Number(ofMonth)));
  const [found, weekday = '', first, second, year] = inNumbers.exec(line) ?? [];
  if (found === undefined) return null;
  const month = dayOf(Number(year), Number(first), Number(second));
  const day = dayOf(Number(year), Number(second), Number(first));
  if (month === null && day === null) return null;
  const number = numberOfWeekday(weekday);
  const isOf = (at: number | null): boolean => at !== null && new Date(at).getUTCDay() === number;
  if (number === null || isOf(month) === isOf(day)) return { month, day };
  return isOf(month) ? { month, day: null } : { month: null, day };
}

const inBoth = (at: number | null): LineDay | null => (at === null ? null : { month: at, day: at });

function numberOfWeekday(name: string): number | null {
  const found = weekdays.map((names) => names.indexOf(name.toLowerCase())).find((index) => index !== -1);
  return found ?? null;
}

/** Thai phones print years of the Buddhist calendar. */
function dayOf(year: number, month: number, day: number): number | null {
  const full = year >= 2_450 && year < 2_700 ? year - buddhistYears : year;
  const at = Date.UTC(full, month - 1, day);
  return month < 1 || month > 12 || day < 1 || at >= Date.UTC(full, month, 1) ? null : at;
}
