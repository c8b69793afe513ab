import type { ZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import { fillMonths } from './fill-months.ts';
import { isMessage } from './is-message.ts';
import type { MessageColumns } from './message-columns.ts';
import { monthOfDay } from './month-of-day.ts';

const dayMs = 86_400_000;

/** A run of days, both ends included. Days are those of the zone, as `2024-03-05`. */
export interface DayRun {
  days: number;
  from: string;
  to: string;
}

/** When messages were written, in one zone. */
export interface Activity {
  firstAt: number | null;
  lastAt: number | null;
  /** Days from the first message to the last one, both included. */
  days: number;
  activeDays: number;
  busiestDay: { day: string; messages: number } | null;
  /** Longest run of days on which everybody chosen wrote, and on which anybody did. */
  streakOfBoth: DayRun | null;
  streakOfAnybody: DayRun | null;
  longestSilence: { from: number; to: number } | null;
  /** Messages by weekday, Monday first, and hour. */
  heat: number[][];
  /** In the order of time, without gaps. */
  months: { month: string; messages: number }[];
}

/** @param pair the two people whose streak counts days with a message of both; null where there are not two */
export function measureActivity(
  columns: MessageColumns,
  clock: ZoneClock,
  pair: readonly [number, number] | null,
): Activity {
  const heat = Array.from({ length: 7 }, () => new Array<number>(24).fill(0));
  const months = new Map<string, MonthCounts>();
  const days = new Map<number, DayCounts>();
  // Most messages are of the day of the one before.
  let today = Number.NaN;
  let ofDay: DayCounts = { messages: 0, first: false, second: false };
  let firstAt: number | null = null;
  let lastAt: number | null = null;
  let longestSilence: Activity['longestSilence'] = null;
  let month = { from: 1, to: 0, counts: { messages: 0 } };
  for (let index = 0; index < columns.at.length; index += 1) {
    const person = columns.person[index] ?? -1;
    if (person === -1 || !isMessage(columns.kind[index])) continue;
    const at = columns.at[index] ?? 0;
    const wall = clock.toWall(at);
    const day = Math.floor(wall / dayMs);
    // Day 0 was a Thursday.
    const hours = heat[(day + 3) % 7];
    const hour = Math.floor((wall - day * dayMs) / 3_600_000);
    if (hours !== undefined) hours[hour] = (hours[hour] ?? 0) + 1;
    if (day < month.from || day > month.to) month = monthOf(day, months);
    month.counts.messages += 1;
    if (day !== today) {
      ofDay = days.get(day) ?? { messages: 0, first: false, second: false };
      days.set(day, ofDay);
      today = day;
    }
    ofDay.messages += 1;
    if (person === pair?.[0]) ofDay.first = true;
    if (person === pair?.[1]) ofDay.second = true;
    firstAt ??= at;
    const silence = lastAt === null ? 0 : at - lastAt;
    if (lastAt !== null && silence > (longestSilence === null ? 0 : longestSilence.to - longestSilence.from))
      longestSilence = { from: lastAt, to: at };
    lastAt = at;
  }
  const active = [...days.keys()];
  const both = pair === null ? [] : active.filter((day) => days.get(day)?.first && days.get(day)?.second);
  const [busiest] = [...days].toSorted(([, one], [, other]) => other.messages - one.messages);
  return {
    firstAt,
    lastAt,
    days: active.length === 0 ? 0 : (active.at(-1) ?? 0) - (active[0] ?? 0) + 1,
    activeDays: active.length,
    busiestDay: busiest === undefined ? null : { day: writeDay(busiest[0]), messages: busiest[1].messages },
    streakOfBoth: longestRun(both),
    streakOfAnybody: longestRun(active),
    longestSilence,
    heat,
    months: fillMonths(months, { messages: 0 }),
  };
}

/** Messages of a day, and whether each of the two wrote one. */
interface DayCounts {
  messages: number;
  first: boolean;
  second: boolean;
}

const writeDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

type MonthCounts = Omit<Activity['months'][number], 'month'>;

function monthOf(day: number, months: Map<string, MonthCounts>) {
  const { key, from, to } = monthOfDay(day);
  const counts = months.get(key) ?? { messages: 0 };
  months.set(key, counts);
  return { from, to, counts };
}

/** @param days numbers of days in order, each once */
function longestRun(days: readonly number[]): DayRun | null {
  let best: { from: number; to: number } | null = null;
  let from = 0;
  for (const [index, day] of days.entries()) {
    if (index === 0 || day !== (days[index - 1] ?? 0) + 1) from = day;
    if (best === null || day - from > best.to - best.from) best = { from, to: day };
  }
  return best === null
    ? null
    : { days: best.to - best.from + 1, from: writeDay(best.from), to: writeDay(best.to) };
}
