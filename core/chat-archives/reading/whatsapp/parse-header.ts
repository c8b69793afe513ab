import { halfOfDay } from './half-of-day.ts';
import { plainDigits } from './plain-digits.ts';

/** What comes before a message, with its date still as three numbers. */
export interface Header {
  /** As they are printed, from left to right. */
  parts: [number, number, number];
  /** Digits of the first part and of the last one. */
  widths: [number, number];
  /** Milliseconds since midnight. */
  timeMs: number;
  hasSeconds: boolean;
  /** What the lines of one export have in common: brackets, the separator of a date, seconds. */
  shape: string;
  /** A word by which the language is known, such as `à`; empty without one. */
  word: string;
  /** Where the rest of the line begins. */
  end: number;
}

/** No header is longer than this. */
const longest = 60;
const date = String.raw`(\d{1,4}) ?([./-]) ?(\d{1,2}) ?[./-] ?(\d{1,4})\.?`;
/** `15:04:05` and `15.04`; in Canada's French `15 h 04 min 05 s`. */
const digits = String.raw`(\d{1,2})(?:[:.]| h )(\d{2})(?:(?:[:.]| min )(\d{2})(?: s)?)?`;
const clock = String.raw`(?:(\p{L}{2,3}) ?)?${digits}(?: ?([^\d\]\[:-]{1,14}?))?`;
/** Only Tamil has longer words for the halves of a day. */
const between = String.raw`(?: ?(г\.|év))?[,،၊]? ?(?:(\p{L}{1,5}|(?:மு|பி)ற்பகல்)\.? )?`;
/** Words for hours after a time, which say nothing of the half of the day: Bulgarian, German, Thai, Portuguese. */
const hourWord = /^(?:ч|uhr|น|h)\.?$/iu;
const inBrackets = new RegExp(String.raw`^\[${date}${between}${clock}\] ?`, 'u');
const beforeDash = new RegExp(`^${date}${between}${clock} [-–] ?`, 'u');
/** Of the first iPhones: `27/06/2016, 8:04:08 AM: `. */
const beforeColon = new RegExp(`^${date}${between}${clock}: `, 'u');
const timeFirst = new RegExp(
  String.raw`^\[?(\d{1,2}):(\d{2})(?::(\d{2}))?(?: (\p{L}{2}))?[,،]? ${date}(?:\] ?| [-–] ?)`,
  'u',
);
const mayBegin = /^[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u061c]*[[\p{Nd}]/u;

/**
 * Reads what comes before a message: `05/03/2024, 15:04 - ` or `[3/5/24, 3:04:05 PM] ` and what other languages make of
 * it. Null for a line that begins otherwise, or whose half of the day is not known.
 */
export function parseHeader(line: string): Header | null {
  if (!mayBegin.test(line)) return null;
  const start = line.slice(0, longest + 20);
  const plain = plainDigits(start);
  const found = plain.startsWith('[')
    ? inBrackets.exec(plain)
    : (beforeDash.exec(plain) ?? findBeforeColon(plain));
  const header = found === null ? readTimeFirst(plain) : readDateFirst(found);
  return header === null ? null : { ...header, end: endIn(line, plain, header.end) };
}

/** Logs of programs begin like this too: without seconds, or with the year first and no comma, it is none of ours. */
function findBeforeColon(plain: string): RegExpExecArray | null {
  const found = beforeColon.exec(plain);
  const [header = '', year = '', , , , , , , , , seconds] = found ?? [];
  if (seconds === undefined) return null;
  return year.length === 4 && !/^[\d./ -]*,/.test(header) ? null : found;
}

function readDateFirst(found: RegExpExecArray): Header | null {
  const [all, first = '', sign = '', second, third = '', , word = '', before, hour, minute, seconds, after] =
    found;
  const named = word !== '' && halfOfDay(word) !== null ? word : undefined;
  const behind = after !== undefined && hourWord.test(after.trim()) ? '' : after?.trim();
  const half = before ?? (behind || named);
  const isCounted = half !== undefined && half !== '';
  const said = isCounted ? halfOfDay(half) : null;
  if (isCounted && said === null) return null;
  const timeMs = timeOf(Number(hour), Number(minute), Number(seconds ?? 0), said);
  if (timeMs === null) return null;
  return {
    parts: [Number(first), Number(second), Number(third)],
    widths: [first.length, third.length],
    timeMs,
    hasSeconds: seconds !== undefined,
    shape: `${shapeOf(all)}${sign}${seconds === undefined ? '' : 's'}`,
    word: isCounted && !/^[ap]\.?m\.?$/i.test(half) ? half.toLowerCase() : word.toLowerCase(),
    end: all.length,
  };
}

function readTimeFirst(plain: string): Header | null {
  const found = timeFirst.exec(plain);
  if (found === null) return null;
  const [all, hour, minute, seconds, half, first = '', sign = '', second, third = ''] = found;
  const said = half === undefined ? null : halfOfDay(half);
  if (half !== undefined && said === null) return null;
  const timeMs = timeOf(Number(hour), Number(minute), Number(seconds ?? 0), said);
  if (timeMs === null) return null;
  return {
    parts: [Number(first), Number(second), Number(third)],
    widths: [first.length, third.length],
    timeMs,
    hasSeconds: seconds !== undefined,
    shape: `t${sign}${seconds === undefined ? '' : 's'}`,
    word: 'time-first',
    end: all.length,
  };
}

const shapeOf = (header: string): string =>
  header.startsWith('[') ? '[' : header.endsWith(': ') ? ':' : '-';

function timeOf(
  hour: number,
  minute: number,
  second: number,
  half: ReturnType<typeof halfOfDay>,
): number | null {
  if (minute > 59 || second > 59 || hour > 24) return null;
  return ((hourOf(hour, half) * 60 + minute) * 60 + second) * 1_000;
}

function hourOf(hour: number, half: ReturnType<typeof halfOfDay>): number {
  if (half === null || hour > 12) return hour % 24;
  if (half === 'noon') return hour < 11 ? hour + 12 : hour;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** The place in the line itself, which has marks that the plain one has not. */
function endIn(line: string, plain: string, end: number): number {
  if (line.startsWith(plain.slice(0, end))) return end;
  let at = 0;
  for (let taken = 0; at < line.length && taken < end; at += 1) {
    if (plainDigits(line[at] ?? '') !== '') taken += 1;
  }
  return at;
}
