import fc from 'fast-check';
import { expect, test } from 'vitest';
import { archiveMessageKinds } from '#contract/chat-archives/chat-archives.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import { emptyColumns } from './empty-columns.ts';
import { measureActivity } from './measure-activity.ts';

const hourMs = 3_600_000;
/** Both changes of clocks in London, New York and on Lord Howe, a day that Samoa did not have, and the end of a year. */
const begins = [
  '2024-03-29',
  '2024-10-25',
  '2024-03-08',
  '2024-11-01',
  '2024-04-05',
  '2011-12-28',
  '2023-12-29',
].map((day) => Date.parse(`${day}T00:00:00Z`));
const zones = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];

interface Said {
  at: number;
  person: number;
}

/** What a clock on the wall shows, asked for one message at a time. */
function wallOf(at: number, zone: string): { day: string; hour: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, hour: Number(of('hour')) };
}

const numberOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / (24 * hourMs);

function longestRun(days: ReadonlySet<string>): number {
  let longest = 0;
  for (const day of days) {
    let length = 1;
    while (days.has(new Date((numberOfDay(day) + length) * 24 * hourMs).toISOString().slice(0, 10)))
      length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** The figures by their definitions, message by message. */
function slowly(lines: readonly Said[], zone: string) {
  const walls = lines.map(({ at, person }) => ({ ...wallOf(at, zone), person }));
  const count = (matches: (wall: (typeof walls)[number]) => boolean): number => walls.filter(matches).length;
  const days = new Set(walls.map(({ day }) => day));
  const ofBoth = [...days].filter((day) =>
    [1, 2].every((person) => walls.some((wall) => wall.day === day && wall.person === person)),
  );
  const [first, last] = [walls[0]?.day ?? '', walls.at(-1)?.day ?? ''];
  return {
    days: numberOfDay(last) - numberOfDay(first) + 1,
    activeDays: days.size,
    busiest: Math.max(...[...days].map((day) => count((wall) => wall.day === day))),
    months: [...new Set(walls.map(({ day }) => day.slice(0, 7)))].map((month) => [
      month,
      count(({ day }) => day.startsWith(month)),
    ]),
    heat: Array.from({ length: 7 }, (_, weekday) =>
      Array.from({ length: 24 }, (_, hour) =>
        count(
          (wall) => wall.hour === hour && (new Date(`${wall.day}T00:00:00Z`).getUTCDay() + 6) % 7 === weekday,
        ),
      ),
    ),
    streakOfAnybody: longestRun(days),
    streakOfBoth: longestRun(new Set(ofBoth)),
    silence: Math.max(0, ...lines.slice(1).map(({ at }, index) => at - (lines[index]?.at ?? at))),
  };
}

test('figures of days and hours are those of a slow count, in 500 chats around changes of clocks', () => {
  const said = fc.record({
    at: fc.integer({ min: 0, max: 6 * 24 * 12 }).map((step) => (step * hourMs) / 12),
    person: fc.constantFrom(1, 2),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...begins),
      fc.constantFrom(...zones),
      fc.array(said, { minLength: 1, maxLength: 40 }),
      (begin, zone, given) => {
        const lines = given
          .map(({ at, person }) => ({ at: begin + at, person }))
          .toSorted((a, b) => a.at - b.at);
        const columns = {
          ...emptyColumns(lines.length),
          at: Float64Array.from(lines, ({ at }) => at),
          person: Int32Array.from(lines, ({ person }) => person),
          kind: new Uint8Array(lines.length).fill(archiveMessageKinds.indexOf('text')),
        };
        const found = measureActivity(columns, createZoneClock(zone), [1, 2]);
        expect({
          days: found.days,
          activeDays: found.activeDays,
          busiest: found.busiestDay?.messages,
          months: found.months
            .filter(({ messages }) => messages > 0)
            .map((each) => [each.month, each.messages]),
          heat: found.heat,
          streakOfAnybody: found.streakOfAnybody?.days ?? 0,
          streakOfBoth: found.streakOfBoth?.days ?? 0,
          silence: found.longestSilence === null ? 0 : found.longestSilence.to - found.longestSilence.from,
        }).toEqual(slowly(lines, zone));
      },
    ),
    { numRuns: 500 },
  );
});
