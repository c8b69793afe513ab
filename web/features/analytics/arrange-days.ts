import type { ConversationCounts, OutcomeCounts } from '#contract/conversations/conversations.schemas.ts';
import { outcomes as allOutcomes } from '#contract/conversations/conversations.ts';
import { addDays, readDay, type TimeRange, writeDay } from '#web/lib/date-ranges.ts';
import { formatNumber } from '#web/lib/format.ts';

export type Unit = 'day' | 'week' | 'month';

/** What one bar shows: whole days of the calendar, the last included. */
export interface Span {
  from: Date;
  last: Date;
  messages: number;
  outcomes: OutcomeCounts;
}

interface Arranged {
  unit: Unit;
  spans: Span[];
}

/** More bars than these cannot be told apart on a phone. */
const mostDays = 62;
const mostWeeks = 62;

/**
 * The days of a range, those without a message too, as bars that fit side by side: by day, for longer ranges by
 * week or month.
 * @param range null for all time: from the first message to today
 * @param today as the calendar of the viewer's zone shows it
 */
export function arrangeDays(
  days: ConversationCounts['days'],
  range: TimeRange | null,
  today: Date,
  weekStartsOn: number,
): Arranged {
  const first = days[0] && readDay(days[0].day);
  const from = range?.from ?? first ?? today;
  const to = range?.to ?? addDays(today, 1);
  const length = Math.round((to.getTime() - from.getTime()) / 86_400_000);
  const unit = length <= mostDays ? 'day' : length <= mostWeeks * 7 ? 'week' : 'month';
  const byDay = new Map(days.map((counted) => [counted.day, counted]));
  const spans: Span[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) {
    let span = spans.at(-1);
    if (span === undefined || beginsSpan(day, unit, weekStartsOn)) {
      span = { from: day, last: day, messages: 0, outcomes: noOutcomes() };
      spans.push(span);
    }
    span.last = day;
    const counted = byDay.get(writeDay(day));
    span.messages += counted?.messages ?? 0;
    for (const outcome of allOutcomes) span.outcomes[outcome] += counted?.outcomes[outcome] ?? 0;
  }
  return { unit, spans };
}

const noOutcomes = (): OutcomeCounts => ({ answered: 0, hedged: 0, declined: 0, smalltalk: 0, handoff: 0 });

function beginsSpan(day: Date, unit: Unit, weekStartsOn: number): boolean {
  if (unit === 'week') return day.getDay() === weekStartsOn;
  return unit === 'day' || day.getDate() === 1;
}

/** The least round number that is not below it, and even, so that its half is a number of messages too. */
export function topOfScale(highest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [2, 4, 6, 8, 10]) if (step * power >= highest) return step * power;
  }
}

/** 4 more than in the 8 days before */
export function describeChange(now: number, before: number, days: number): string {
  const time = days === 1 ? 'on the day before' : `in the ${days} days before`;
  if (now === before) return `Same as ${time}`;
  return `${formatNumber(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'} than ${time}`;
}
