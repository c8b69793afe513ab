import type { Block } from '#core/reading/read-document.ts';
import { cleanText } from './clean-text.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS: Record<string, string> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};
const PERIODS: Record<string, string> = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' };
const EVENT = /^BEGIN:VEVENT$([\s\S]*?)^END:VEVENT$/gm;
const DAY_MS = 86_400_000;

/** Is this a calendar file (RFC 5545)? */
export const calendarStart = /^\uFEFF?\s*BEGIN:VCALENDAR\b/i;

/** The events of a calendar file, each with its days in words. Programs' names and keys are no text. */
export function calendarToBlocks(text: string): Block[] {
  // A long line goes on in the next one, after a space.
  const unfolded = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '');
  const name = valueIn(unfolded, 'X-WR-CALNAME');
  const events = [...unfolded.matchAll(EVENT)].flatMap(([, event = '']) => {
    const said = describeEvent(event);
    return said === '' ? [] : [{ kind: 'paragraph', text: said } as const];
  });
  return name === '' ? events : [{ kind: 'heading', level: 1, text: name }, ...events];
}

function describeEvent(event: string): string {
  const when = `${describeTime(event)}${describeRule(event)}`;
  const what = ['SUMMARY', 'LOCATION', 'DESCRIPTION']
    .map((name) => valueIn(event, name))
    .filter((text) => text !== '');
  if (/^CANCELLED$/i.test(valueIn(event, 'STATUS'))) what.push('cancelled');
  return what.length === 0 ? '' : [when, what.join(', ')].filter((part) => part !== '').join(': ');
}

function describeTime(event: string): string {
  const [start, end] = ['DTSTART', 'DTEND'].map((name) => readTime(valueIn(event, name)));
  if (start === undefined || start === null) return '';
  if (end === undefined || end === null) return start.time === '' ? start.day : `${start.day}, ${start.time}`;
  // The day on which an event of whole days ends is the one after its last.
  const last = end.time === '' ? dayOf(new Date(end.ms - DAY_MS)) : end.day;
  if (start.time === '') return last === start.day ? start.day : `${start.day} to ${last}`;
  return last === start.day
    ? `${start.day}, ${start.time} to ${end.time}`
    : `${start.day}, ${start.time} to ${last}, ${end.time}`;
}

function describeRule(event: string): string {
  const rule = valueIn(event, 'RRULE');
  const part = (name: string) => new RegExp(`(?:^|;)${name}=([^;]+)`, 'i').exec(rule)?.[1] ?? '';
  const period = PERIODS[part('FREQ').toUpperCase()];
  if (period === undefined) return '';
  const count = Number(part('INTERVAL') || 1);
  const days = part('BYDAY')
    .split(',')
    .flatMap((day) => DAYS[day.replace(/^[+-]?\d+/, '').toUpperCase()] ?? []);
  const until = readTime(part('UNTIL'));
  return [
    count > 1 ? `, every ${count} ${period}s` : `, every ${period}`,
    days.length > 0 ? ` on ${days.join(', ')}` : '',
    until === null ? '' : ` until ${until.day}`,
  ].join('');
}

function readTime(value: string): { day: string; time: string; ms: number } | null {
  const found = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{0,2}(Z?))?$/.exec(value);
  if (found === null) return null;
  const [, year = '', month = '', day = '', hour, minute, zone] = found;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const time = hour === undefined ? '' : `${hour}:${minute}${zone === 'Z' ? ' UTC' : ''}`;
  return { day: dayOf(at), time, ms: at.getTime() };
}

function dayOf(at: Date): string {
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** The value of a property, whatever its parameters. */
function valueIn(text: string, name: string): string {
  const value = new RegExp(`^${name}(?:;[^:\\n]*)?:(.*)$`, 'im').exec(text)?.[1] ?? '';
  return cleanText(value.replace(/\\n/gi, ' ').replace(/\\([,;\\])/g, '$1'));
}
