const dayMs = 86_400_000;
/** Years of the Persian calendar in which there was WhatsApp, and those that no year of the Islamic calendar is yet. */
const firstYear = 1_388;
const lastYear = 1_429;
/** The first day of the first of them. */
const firstDayMs = Date.UTC(2009, 2, 21);
/** Places of leap years in a cycle of 33 years. */
const leaps = new Set([1, 5, 9, 13, 17, 22, 26, 30]);

const isLeap = (year: number): boolean => leaps.has(year % 33);
const daysOfMonth = (year: number, month: number): number =>
  month <= 6 ? 31 : month < 12 || isLeap(year) ? 30 : 29;

/**
 * A day of the Persian calendar as milliseconds at its midnight in UTC; null where there is none, and in years that can
 * be of another calendar.
 */
export function persianDay(year: number, month: number, day: number): number | null {
  if (
    year < firstYear ||
    year > lastYear ||
    month < 1 ||
    month > 12 ||
    day < 1 ||
    day > daysOfMonth(year, month)
  )
    return null;
  let days = day - 1;
  for (let before = firstYear; before < year; before += 1) days += isLeap(before) ? 366 : 365;
  for (let before = 1; before < month; before += 1) days += daysOfMonth(year, before);
  return firstDayMs + days * dayMs;
}
