import { halfOfDay } from '#core/chat-archives/reading/whatsapp/half-of-day.ts';

/** What a line of a KakaoTalk export begins. */
export type KakaoLine =
  /** Milliseconds since 1970 of the day, as if in UTC; null where a day is repeated that each message also has. */
  | { kind: 'day'; dayMs: number | null }
  | { kind: 'said'; dayMs: number | null; timeMs: number; name: string; text: string }
  | { kind: 'notice'; dayMs: number; timeMs: number; text: string }
  /** A notice without a time of its own, as Windows writes it. */
  | { kind: 'aside'; text: string };

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const halves = `(오전|오후|午前|午後|上午|下午|[AP]M)`;
const koreanDay = String.raw`(\d{4})(?:년|年|\.) ?(\d{1,2})(?:월|月|\.) ?(\d{1,2})(?:일|日|\.)`;
const englishDay = String.raw`([A-Z][a-z]{2,8})\.? (\d{1,2}), (\d{4})`;

const divider = /^-{5,} ?(.{6,60}?) ?-{5,}$/;
const inBrackets = new RegExp(
  String.raw`^\[(.{1,200}?)\] \[(?:${halves} )?(\d{1,2}):(\d\d)(?: ${halves})?\] ?(.*)$`,
);
const korean = new RegExp(String.raw`^${koreanDay} (?:${halves} )?(\d{1,2}):(\d\d)(?:[,:] (.*))?$`);
const english = new RegExp(
  String.raw`^${englishDay}(?: at|,)? (\d{1,2}):(\d\d)(?: ${halves})?(?:[,:] (.*))?$`,
);
const dayAlone = new RegExp(`^(?:${koreanDay} [일월화수목금토]요일|[A-Z][a-z]{5,8}, ${englishDay})$`);

/** The whole line counts: a text of several lines may have such words inside. */
const aside =
  /^채팅방 관리자가 메시지를 가렸습니다\.$|^.{1,60}님이 (?:나갔습니다|들어왔습니다|.{1,200}님을 (?:초대하였습니다|초대했습니다|내보냈습니다))\.?$|^.{1,60} (?:left|joined) (?:the|this) chatroom\.$|^.{1,60} invited .{1,200} to (?:the|this) chatroom\.$/;

/**
 * Reads the beginning of a message, a notice or a day in any of the forms that KakaoTalk writes on Windows, Android and
 * iPhones, in Korean or English. Null for all else, which belongs to the message before.
 */
export function parseKakaoLine(line: string): KakaoLine | null {
  const divided = divider.exec(line)?.[1];
  if (divided !== undefined) {
    const dayMs = readDay(divided);
    return dayMs === null ? null : { kind: 'day', dayMs };
  }
  if (line.startsWith('[')) return readBrackets(line);
  if (dayAlone.test(line)) return { kind: 'day', dayMs: null };
  return readInline(line) ?? (aside.test(line) ? { kind: 'aside', text: line } : null);
}

function readBrackets(line: string): KakaoLine | null {
  const found = inBrackets.exec(line);
  if (found === null) return null;
  const [, name = '', before, hour, minute, after, text = ''] = found;
  const timeMs = timeOf(Number(hour), Number(minute), before ?? after);
  return timeMs === null ? null : { kind: 'said', dayMs: null, timeMs, name, text };
}

function readInline(line: string): KakaoLine | null {
  const found = korean.exec(line);
  if (found !== null) {
    const [, year, month, day, half, hour, minute, rest] = found;
    const dayMs = dayOf(Number(year), Number(month) - 1, Number(day));
    return inlineOf(dayMs, timeOf(Number(hour), Number(minute), half), rest);
  }
  const [all, name = '', day, year, hour, minute, half, rest] = english.exec(line) ?? [];
  if (all === undefined) return null;
  return inlineOf(
    dayOf(Number(year), monthOf(name), Number(day)),
    timeOf(Number(hour), Number(minute), half),
    rest,
  );
}

function inlineOf(dayMs: number | null, timeMs: number | null, rest: string | undefined): KakaoLine | null {
  if (dayMs === null || timeMs === null) return null;
  if (rest === undefined) return { kind: 'day', dayMs: null };
  const at = rest.indexOf(' : ');
  if (at > 0) return { kind: 'said', dayMs, timeMs, name: rest.slice(0, at), text: rest.slice(at + 3) };
  return { kind: 'notice', dayMs, timeMs, text: rest };
}

function readDay(text: string): number | null {
  const ofKorea = new RegExp(koreanDay).exec(text);
  if (ofKorea !== null) return dayOf(Number(ofKorea[1]), Number(ofKorea[2]) - 1, Number(ofKorea[3]));
  const inEnglish = new RegExp(englishDay).exec(text);
  if (inEnglish === null) return null;
  return dayOf(Number(inEnglish[3]), monthOf(inEnglish[1] ?? ''), Number(inEnglish[2]));
}

const monthOf = (name: string): number =>
  months.findIndex((month) => month === name.toLowerCase() || month.slice(0, 3) === name.toLowerCase());

function dayOf(year: number, month: number, day: number): number | null {
  if (month < 0 || month > 11 || day < 1 || day > 31) return null;
  return Date.UTC(year, month, day);
}

/** Milliseconds since midnight; null for a time that no clock shows. */
function timeOf(hour: number, minute: number, half: string | undefined): number | null {
  const said = half === undefined ? null : halfOfDay(half);
  if (minute > 59 || hour > 24 || (said !== null && hour > 12)) return null;
  const hours = said === null ? hour % 24 : (hour % 12) + (said === 'pm' ? 12 : 0);
  return (hours * 60 + minute) * 60_000;
}
