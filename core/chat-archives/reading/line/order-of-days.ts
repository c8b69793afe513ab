import { type LineOrder, readLineDay } from './read-line-day.ts';

/** The order of day and month of a file, from the first line that can be read in one only; null where none can. */
export function orderOfDays(lines: Iterable<{ text: string }>): LineOrder | null {
  for (const { text } of lines) {
    const day = readLineDay(text);
    if (day === null || day.month === day.day) continue;
    if (day.month === null) return 'day';
    if (day.day === null) return 'month';
  }
  return null;
}
