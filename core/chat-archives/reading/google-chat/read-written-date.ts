import { type HalfOfDay, halfOfDay } from '#core/chat-archives/reading/whatsapp/half-of-day.ts';
import { plainDigits } from '#core/chat-archives/reading/whatsapp/plain-digits.ts';

/** Languages whose names of months and weekdays are known. */
const languages =
  `en de fr es pt it nl sv da nb fi is pl cs sk hu ro bg hr sr sl mk uk ru be lt lv et el tr az ka hy kk uz
  ar fa he ur hi bn gu ta te kn ml mr pa ne si th lo km my id ms fil sw af ca gl eu cy ga sq am zu mn ky`.split(
    /\s+/,
  );

interface Language {
  months: ReadonlyMap<string, number>;
  weekdays: readonly string[];
  /** Words of its clock of twelve hours; empty where it has 24. */
  halves: readonly [string, string] | null;
}

const clockPattern = /(?<!\d)(\d{1,2})(?:[:.]|[時시时点] ?)(\d{1,2})(?:[:.]|[分분] ?)(\d{1,2})[秒초]?(?!\d)/;

let known: readonly Language[] | null = null;

/**
 * A time that is written out in the language of an account, such as `Tuesday, March 5, 2024 at 3:04:05 PM UTC` or
 * `2024. március 5., kedd 15:04:05 UTC`, in milliseconds since 1970. Null when its month or its half of the day is in no
 * language that is known, or could be in two.
 */
export function readWrittenDate(written: string): number | null {
  const text = plainDigits(written).replaceAll(/\s+/g, ' ').trim();
  const clock = clockPattern.exec(text);
  if (clock === null) return null;
  const rest = `${text.slice(0, clock.index)} | ${text.slice(clock.index + clock[0].length)}`;
  const date = readNumbers(rest) ?? readNames(rest);
  if (date === null) return null;
  const { year, month, day, halves } = date;
  const [hour, minute, second] = clock.slice(1).map(Number) as [number, number, number];
  const half = halfIn(rest, halves);
  if (half === 'unknown' || (half !== null && hour > 12)) return null;
  const hours = hourOf(hour, half);
  if (day < 1 || day > 31 || month > 11 || hours > 23 || minute > 59 || second > 59) return null;
  // A year of the Buddhist calendar.
  return Date.UTC(year > 2_400 ? year - 543 : year, month, day, hours, minute, second);
}

interface WrittenDay {
  year: number;
  month: number;
  day: number;
  halves: Language['halves'];
}

/** Where the month is a number: Chinese, Japanese, Korean and Vietnamese. */
function readNumbers(text: string): WrittenDay | null {
  const yearFirst = /(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/.exec(text);
  if (yearFirst !== null)
    return {
      year: Number(yearFirst[1]),
      month: Number(yearFirst[2]) - 1,
      day: Number(yearFirst[3]),
      halves: null,
    };
  const dayFirst = /(\d{1,2}) tháng (\d{1,2}),?(?: năm)? (\d{4})/i.exec(text);
  if (dayFirst === null) return null;
  return {
    year: Number(dayFirst[3]),
    month: Number(dayFirst[2]) - 1,
    day: Number(dayFirst[1]),
    halves: null,
  };
}

function readNames(text: string): WrittenDay | null {
  const year = /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0];
  const days = text.match(/(?<!\d)\d{1,2}(?!\d)/g) ?? [];
  if (year === undefined || days.length !== 1) return null;
  const lower = text.toLowerCase();
  const words = lower.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const found = listLanguages().flatMap(({ months, weekdays, halves }) => {
    const month = words.map((word) => months.get(word)).find((each) => each !== undefined);
    return month !== undefined && weekdays.some((weekday) => lower.includes(weekday))
      ? [{ month, halves }]
      : [];
  });
  const [first] = found;
  if (first === undefined || found.some(({ month }) => month !== first.month)) return null;
  const halves = found.find((each) => each.halves !== null)?.halves ?? null;
  return { year: Number(year), month: first.month, day: Number(days[0]), halves };
}

/**
 * The half of the day that is said next to the time, which is a bar in this text; null where there is none, and `unknown`
 * where the time is followed by something else than a zone.
 */
function halfIn(text: string, halves: Language['halves']): HalfOfDay | 'unknown' | null {
  const [before = '', after = ''] = text
    .toLowerCase()
    .split('|')
    .map((part) => part.replaceAll(/[.\s]+/g, ' ').trim());
  for (const [index, word] of (halves ?? []).entries())
    if (before.endsWith(` ${word}`) || after === word || after.startsWith(`${word} `))
      return index === 0 ? 'am' : 'pm';
  const follows = after.replace(/(?:utc|gmt).*$/, '');
  const said = halfOfDay(before.split(/[\s日일]/).at(-1) ?? '') ?? halfOfDay(follows);
  if (said !== null) return said;
  return follows.trim() === '' ? null : 'unknown';
}

function hourOf(hour: number, half: HalfOfDay | null): number {
  if (half === null) return hour;
  if (half === 'noon') return hour < 11 ? hour + 12 : hour;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** Names as this machine writes them, made once. */
function listLanguages(): readonly Language[] {
  known ??= languages.map((locale) => {
    const written = (month: number, day: number, hour: number, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
        timeZone: 'UTC',
        ...options,
      }).formatToParts(new Date(Date.UTC(2024, month, day, hour)));
    const part = (parts: Intl.DateTimeFormatPart[], type: string) =>
      (parts.find((each) => each.type === type)?.value ?? '')
        .toLowerCase()
        .replaceAll(/[.\s]+/g, ' ')
        .trim();
    const months = Array.from({ length: 12 }, (_, month): [string, number][] => {
      const date = written(month, 5, 12, { day: 'numeric', month: 'long', year: 'numeric' });
      const inDate = part(date, 'month');
      // Hebrew has its “in” before the name, without a space.
      const before = date[date.findIndex(({ type }) => type === 'month') - 1]?.value ?? '';
      const joined = `${/\p{L}*$/u.exec(before)?.[0] ?? ''}${inDate}`;
      const alone = part(written(month, 5, 12, { month: 'long' }), 'month');
      return [...new Set([inDate, joined, alone])].map((name) => [name, month]);
    }).flat();
    const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) =>
      part(written(0, day, 12, { weekday: 'long' }), 'weekday'),
    );
    const [am, pm] = [9, 15].map((hour) => part(written(0, 1, hour, { hour: 'numeric' }), 'dayPeriod'));
    return { months: new Map(months), weekdays, halves: am && pm ? ([am, pm] as const) : null };
  });
  return known;
}
