import { addDays, readDay, type TimeRange, writeDay } from '#web/lib/dates/date-ranges.ts';
import { formatNumber } from '#web/lib/format.ts';

export const units = ['day', 'week', 'month'] as const;
export type Unit = (typeof units)[number];

/** What one bar shows: whole days of the calendar, the last included. */
export interface Span<Item> {
  from: Date;
  last: Date;
  /** Undefined where there was nothing to count. */
  item: Item | undefined;
}

/** More bars than these look like one on a phone. */
const mostBars = 62;

/** Approximate, to choose between them. */
const daysOf: Record<Unit, number> = { day: 1, week: 7, month: 30 };

/**
 * The units that a range can be drawn in, the finest first.
 * @param range null for all time
 */
export function unitsFor(range: TimeRange | null): Unit[] {
  if (range === null) return ['month', 'week'];
  const days = Math.round((range.to.getTime() - range.from.getTime()) / 86_400_000);
  const fitting = units.filter(
    (unit) => days <= mostBars * daysOf[unit] && (unit === 'day' || days > daysOf[unit]),
  );
  return fitting.length === 0 ? ['month'] : fitting;
}

/**
 * The spans of a range side by side, those without anything too.
 * @param items what the server counted, by the first day of each span
 * @param range null for all time: from the first that was counted to today
 * @param today as the calendar of the viewer's zone shows it
 */
export function arrangeSpans<Item extends { day: string }>(
  items: readonly Item[],
  range: TimeRange | null,
  today: Date,
  unit: Unit,
  weekStartsOn: number,
): Span<Item>[] {
  const first = items[0] && readDay(items[0].day);
  const from = range?.from ?? first ?? today;
  const to = range?.to ?? addDays(today, 1);
  const byDay = new Map(items.map((item) => [item.day, item]));
  const spans: Span<Item>[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) {
    const start = startOf(day, unit, weekStartsOn);
    if (spans.length === 0 || start.getTime() === day.getTime())
      spans.push({ from: day, last: day, item: byDay.get(writeDay(start)) });
    const span = spans.at(-1);
    if (span) span.last = day;
  }
  return spans;
}

function startOf(day: Date, unit: Unit, weekStartsOn: number): Date {
  if (unit === 'day') return day;
  if (unit === 'month') return addDays(day, 1 - day.getDate());
  return addDays(day, -((day.getDay() - weekStartsOn + 7) % 7));
}

/** The least round number that is not below it, and even, so that its half is a number of messages too. */
export function topOfScale(highest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [2, 4, 6, 8, 10, 12, 14, 16, 18]) if (step * power >= highest) return step * power;
  }
}

/** A figure against that of the time before, as `describeTimeBefore` names it. */
export function describeChange(now: number, before: number): string {
  if (now === before) return 'Same as before';
  return `${formatNumber(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'} than before`;
}

/** What the figures of a range are compared with. */
export const describeTimeBefore = (days: number): string =>
  `Compared with ${days === 1 ? 'the day' : `the ${days} days`} before.`;
