import { NUMBER_WORDS } from './number-words.ts';

/** A figure in one form, however it was written: `t:09:00`, `n:1500`, `p:49305550142`. */
export interface Value {
  key: string;
  /** `eur`, `%`, `day`…; null for a figure without a unit. */
  unit: string | null;
  /** Whether it counts something else ("eight people"). */
  isCount: boolean;
}

const UNITS: readonly (readonly [unit: string, words: RegExp])[] = [
  ['eur', /^(?:€|eur|euros?)$/iu],
  ['usd', /^(?:\$|usd|dollars?)$/iu],
  ['gbp', /^(?:£|gbp|pounds?|quid)$/iu],
  ['chf', /^(?:chf|francs?|franken)$/iu],
  ['jpy', /^(?:¥|yen|yuan|元)$/iu],
  ['try', /^(?:₺|tl|lira)$/iu],
  ['%', /^(?:%|percent|prozent)$/iu],
  ['second', /^(?:s|secs?|seconds?|sekunden?)$/iu],
  ['minute', /^(?:mins?|minutes?|minuten?|minutos?)$/iu],
  ['hour', /^(?:h|hrs?|hours?|stunden?|horas?|heures?)$/iu],
  ['day', /^(?:days?|tagen?|tage|días?|dias?|jours?|gün|天)$/iu],
  ['week', /^(?:weeks?|wochen?|semanas?|semaines?)$/iu],
  ['month', /^(?:months?|monaten?|monate?|mes(?:es)?|mois|ay)$/iu],
  ['year', /^(?:years?|yrs?|jahren?|jahre?|años?|ans?|années?|yıl)$/iu],
  ['g', /^(?:g|grams?|gramm)$/iu],
  ['kg', /^(?:kg|kilos?|kilograms?)$/iu],
  ['km', /^(?:km|kilomet(?:re|er)s?)$/iu],
  ['m', /^(?:m|met(?:re|er)s?)$/iu],
  ['cm', /^(?:cm)$/iu],
  ['gb', /^(?:gb|gigabytes?)$/iu],
  ['mb', /^(?:mb|megabytes?)$/iu],
];
const PHONE = /(?<![\p{L}\d.,])\+?\(?\d[\d\s()./-]{6,20}\d(?![\p{L}\d])/gu;
const LEAST_PHONE_DIGITS = 7;
const TIME =
  /(?<![\d.,])(\d{1,2})(?:[:.h](\d{2}))?\s?(a\.?m\.?|p\.?m\.?|o['’]clock|uhr)(?!\p{L})|(?<![\d.,])(\d{1,2}):(\d{2})(?!\d)/giu;
const FIGURE =
  /([€$£¥₺])\s?(\d[\d.,]*\d|\d)|(?<![\p{L}\d])(\d[\d.,]*\d|\d)(?:st|nd|rd|th)?(?:[\s-]?(%|[€$£¥₺元天]|\p{L}+)(?:[\s-](\p{L}+))?)?/giu;
const ADJECTIVE =
  /^(?:working|business|full|whole|more|calendar|to|and|or|until|of|per|a|an|the|for|from|in|on|with|that|they|above|below|less|each|only|away|arbeits\p{L}*|bis)$/iu;
/** "X-rays", "T-shirts". */
const LETTERED = /^\p{Lu}-\p{Ll}{4,}$/u;
/** "Ten to twelve weeks" are ten weeks to twelve. */
const RANGE =
  /(?<![\p{L}\d.,:])(\d[\d.,]*)(?=\s?(?:to|or|bis|–|-)\s?\d[\d.,]*[\s-]?(?:(?:working|business|full|whole|more|calendar)[\s-])?(%|\p{L}+))/giu;
/** "One" is a figure only before a unit; the next day is one day away. */
const ONE_UNIT =
  /(?<!\p{L})(?:one|(?:the )?(?:next|following))(?=[\s-](?:\p{L}+[\s-])?(?:minute|hour|day|week|month|year)(?!\p{L}))/giu;
const WORD = /(?<!\p{L})\p{L}{3,8}(?!\p{L})/gu;

function unitOf(written: string | undefined): string | null {
  if (written === undefined) return null;
  return UNITS.find(([, words]) => words.test(written))?.[0] ?? null;
}

/** "1,500" and "1.500" are thousands, "4.90" and "4,90" are not. */
function readNumber(written: string): number {
  return Number.parseFloat(written.replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.'));
}

function timeKey(hours: number, minutes: number): string {
  return `t:${String(hours % 24).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** With the unit behind a figure, also behind an adjective ("3 working days"). */
function measured(key: string, next: string | undefined, after: string | undefined): Value {
  const unit = unitOf(next) ?? (next !== undefined && ADJECTIVE.test(next) ? unitOf(after) : null);
  const isNoun = next !== undefined && (next.length > 3 || LETTERED.test(`${next}-${after ?? ''}`));
  return { key, unit, isCount: unit === null && isNoun && !ADJECTIVE.test(next) };
}

/** All figures of a text: phone numbers, times of day, numbers in digits or in words, each with its unit. */
export function readValues(text: string): Value[] {
  const values: Value[] = [];
  let rest = text
    .normalize('NFKC')
    .replace(ONE_UNIT, '1')
    .replace(WORD, (word) => String(NUMBER_WORDS[word.toLowerCase()] ?? word));
  rest = rest.replace(PHONE, (phone) => {
    const digits = phone.replace(/\D/gu, '');
    const isPhone = digits.length >= LEAST_PHONE_DIGITS && !/^\d{1,3}(?:[.,\s]\d{3})+$/u.test(phone.trim());
    if (!isPhone || /\d{1,2}[:.]\d{2}\s?[–-]/u.test(phone)) return phone;
    values.push({ key: `p:${digits.replace(/^0+/u, '')}`, unit: null, isCount: false });
    return ' ';
  });
  rest = rest.replace(TIME, (_, hour, minute, half: string | undefined, plainHour, plainMinute) => {
    const hours = Number(hour ?? plainHour);
    const isAfternoon = half !== undefined && /^p/iu.test(half) && hours < 12;
    const isMidnight = half !== undefined && /^a/iu.test(half) && hours === 12;
    values.push({
      key: timeKey(isAfternoon ? hours + 12 : isMidnight ? 0 : hours, Number(minute ?? plainMinute ?? 0)),
      unit: null,
      isCount: false,
    });
    return ' ';
  });
  rest = rest.replace(RANGE, (figure, _, unit: string) =>
    unitOf(unit) === null ? figure : `${figure} ${unit}`,
  );
  for (const [, sign, signed, plain, next, after] of rest.matchAll(FIGURE)) {
    const number = readNumber(signed ?? plain ?? '');
    if (!Number.isNaN(number)) values.push(measured(`n:${number}`, sign ?? next, after));
  }
  return values;
}
