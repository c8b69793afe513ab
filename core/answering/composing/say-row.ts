import { keepAskedColumns } from './keep-asked-columns.ts';

/** Columns that can be said as one fact about their row; for others ("Adult", "Monday") the sentence would be wrong. */
const ATTRIBUTES =
  '(?:\\p{L}+ )?(?:price|cost|fee|charge|deposit)|rate|discount|guarantee|warranty|duration|length|time|lead time|delivery time|age|minimum age|weight|size|width|height|depth|capacity|volume|limit|deadline|minimum|maximum|number|level|colour|color|material|speed|range|power|battery life|storage|memory|refund|surcharge|tax|start|end|opening time|closing time|location|address|phone|phone number|email';
const NAMED = new RegExp(`^(${ATTRIBUTES})(?::| (?=\\S))\\s*(.+)$`, 'iu');
/** "Price per month" costs nothing itself. */
const PRICE_FIRST = /^(?:price|cost|fee|rate|charge|deposit|surcharge)s?(?!\p{L})/iu;
const MONEY =
  /^(\p{Lu}[\p{L} ]{1,24}?|\d[\d.,]*\s?\p{L}{1,12}):? ((?:from )?(?:[€$£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€$£¥]|euros?|EUR|USD|GBP|CHF)).*)$/u;
const DAYS =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays|weekends?|(?:public |bank )?holidays?)(?:(?: to | and | ?[–-] ?|, )(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:public |bank )?holidays?))*$/iu;
const HOURS =
  /^(?:from )?\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?)?\s?(?:to|[–-])\s?\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?)?$/iu;
/** "£27 per month" is said so. */
const PER = /^per /iu;
const NAME_OF_COLUMN = /^\p{Lu}[\p{L} ]{1,24}: /u;
const LONGEST_ROW = 200;

/**
 * A row of an English table, as passages write it ("Safety check: Price £25"), said as a sentence: "The price for
 * Safety check is £25." Of several columns only those that the question asks for are said, where it asks for some. A
 * row that might not become a correct sentence, and any other text, is returned unchanged.
 */
export function sayRow(row: string, language: string, question = ''): string {
  const at = row.indexOf(': ');
  if (language !== 'en' || at <= 0 || row.length > LONGEST_ROW || row.includes('\n')) return row;
  const subject = row.slice(0, at);
  const rest = row.slice(at + 2).trim();
  if (/[.!?]$|[.!?] \p{Lu}/u.test(rest) || /[.!?:]/u.test(subject) || rest === '') return row;
  if (DAYS.test(subject)) return sayDays(subject, rest) ?? row;
  const parts = rest.split(rest.includes('; ') ? /; / : /, (?=\p{Lu})/u);
  const asked = keepAskedColumns(parts, question);
  const said = sayAttributes(subject, asked) ?? sayPrices(subject, asked);
  if (said !== null || asked.length === parts.length) return said ?? row;
  const cells = asked.map((part) => (asked.length === 1 ? part.replace(NAME_OF_COLUMN, '') : part));
  return `${subject}: ${cells.join('; ')}`;
}

function sayDays(days: string, hours: string): string | null {
  const isRange = / to |[–-]/u.test(days);
  if (/^closed$/iu.test(hours)) return `We are closed ${isRange ? 'from' : 'on'} ${days}.`;
  if (!HOURS.test(hours)) return null;
  const times = hours.replace(/^from /iu, '').replace(/\s?(?:to|[–-])\s?/iu, ' to ');
  return `${isRange ? `From ${days}` : `On ${days}`} we are open from ${times}.`;
}

function sayAttributes(subject: string, parts: readonly string[]): string | null {
  const named = parts.map((part) => NAMED.exec(part));
  if (named.some((each) => each === null)) return null;
  const clauses = named.map((each, at) => {
    const name = (each?.[1] ?? '').toLowerCase();
    return `the ${name}${at === 0 ? ` for ${subject}` : ''} is ${each?.[2] ?? ''}`;
  });
  return asSentence(joinClauses(clauses));
}

function sayPrices(subject: string, parts: readonly string[]): string | null {
  const named = parts.map((part) => MONEY.exec(part));
  if (PRICE_FIRST.test(subject) || named.some((each) => each === null)) return null;
  const clauses = named.map((each) => {
    const column = each?.[1] ?? '';
    return `${each?.[2] ?? ''} ${PER.test(column) ? column.toLowerCase() : `for ${column}`}`;
  });
  // A name may begin with a small letter: "iPhone 13".
  return `${subject} costs ${joinClauses(clauses)}.`;
}

function joinClauses(clauses: readonly string[]): string {
  return clauses.length < 2 ? clauses.join('') : `${clauses.slice(0, -1).join(', ')} and ${clauses.at(-1)}`;
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
