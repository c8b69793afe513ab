import type { Block } from '#core/reading/read-document.ts';
import { cutLongText } from './cut-long-text.ts';
import type { PassageText } from './pack-passage-texts.ts';

export type TableRow = Extract<Block, { kind: 'table-row' }>;

/** A table up to this size stays in one passage: "When are you open?" asks for the whole week. */
const LEAST_ROWS_TOGETHER = 3;
const ROWS_TOGETHER = 8;
const CHARACTERS_TOGETHER = 350;
/** A first cell of this length is a text and not the subject of its row. */
const LONGEST_SUBJECT = 80;
const LONGEST_KEY = 120;

/** Writes the rows of one table in sentences that can be read alone: one passage a row, or one for a small table. */
export function writeRows(rows: readonly TableRow[], maximumCharacters: number): PassageText[] {
  const written = rows.map((row) => writeRow(row, maximumCharacters)).filter((texts) => texts.length > 0);
  const lines = written.flat();
  const length = lines.reduce((sum, line) => sum + line.length + 1, -1);
  const isSmall =
    written.length >= LEAST_ROWS_TOGETHER &&
    written.length <= ROWS_TOGETHER &&
    length <= Math.min(CHARACTERS_TOGETHER, maximumCharacters);
  if (!isSmall) return lines.map((text) => ({ text, sentenceOffsets: [0] }));
  const sentenceOffsets: number[] = [];
  let offset = 0;
  for (const line of lines) {
    sentenceOffsets.push(offset);
    offset += line.length + 1;
  }
  return [{ text: lines.join('\n'), sentenceOffsets }];
}

/** "Level 1: Adult £245, Child £120". A row that is too long is cut between cells and its first cell repeated. */
function writeRow({ columns, cells }: TableRow, maximumCharacters: number): string[] {
  const filled = cells
    .map((cell, at) => ({ value: onOneLine(cell), name: onOneLine(columns[at] ?? ''), at }))
    .filter(({ value }) => value !== '');
  const [first, ...rest] = filled;
  if (first === undefined) return [];
  if (first.at > 0 || !isSubject(first.value)) {
    return join(
      filled.map(({ name, value }) => named(name, value, ': ')),
      '; ',
      '',
      maximumCharacters,
    );
  }
  const subject = rest.length === 0 ? first.value : first.value.replace(/\s*[:：]$/, '');
  if (rest.length === 0) return join([named(first.name, subject, ': ')], '', '', maximumCharacters);
  const opening = `${subject}${/[?？]$/.test(subject) ? ' ' : ': '}`;
  if (cells.length === 2) {
    return join(
      rest.map(({ name, value }) => (saysMore(name, value) ? named(name, value, ' ') : value)),
      '',
      opening,
      maximumCharacters,
    );
  }
  const isPlain = rest.every(({ name, value }) => !/[,，]/.test(value) && (name === '' || isShort(value)));
  const parts = rest.map(({ name, value }) => named(name, value, isShort(value) ? ' ' : ': '));
  return join(parts, isPlain ? ', ' : '; ', opening, maximumCharacters);
}

const onOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

function named(name: string, value: string, divider: string): string {
  return name === '' ? value : `${name.replace(/\s*[:：]$/, '')}${divider}${value}`;
}

/**
 * Of two columns the second says what the first one is, and its name only separates them: "Monday: 9 to 5". With a
 * price or a measure it tells what is counted: "Towels: Kept for 7 days".
 */
function saysMore(name: string, value: string): boolean {
  return /\d/.test(value) && isShort(value) && !TIME.test(value) && !SAYS_NOTHING.test(name);
}

const TIME =
  /\d\s*(?:[ap]\.?m\b|uhr|h\b)|\d[:.]\d\d(?!\d)\s*(?:[–-]|to|bis|a|à)|^\d{1,2}\s*(?:[–-]|to|bis)\s*\d{1,2}$|点|時/iu;
const SAYS_NOTHING =
  /^(?:values?|details?|descriptions?|info(?:rmation)?|data|wert|angaben?|beschreibung|valor|detalles?|descripci[oó]n|valeur|valore|waarde|değer|值|说明)?$/iu;

/** A price, a time, "yes", "closed": read in one breath with the name of its column. */
function isShort(value: string): boolean {
  return value.split(' ').length <= 2 || (/\d/.test(value) && value.length <= 20);
}

/** Words that name what the row is about. A number or price alone names nothing without its column. */
function isSubject(value: string): boolean {
  return value.length <= LONGEST_SUBJECT && /\p{L}{3,}|\p{Script=Han}|\p{Lu}\p{L}/u.test(value);
}

function join(parts: string[], divider: string, opening: string, maximumCharacters: number): string[] {
  const key = (opening === '' ? `${parts[0] ?? ''}${divider}` : opening).slice(0, LONGEST_KEY);
  const texts: string[] = [];
  let text = opening;
  let isBegun = false;
  for (const part of parts.flatMap((whole) => cutLongText(whole, maximumCharacters - key.length))) {
    if (isBegun && text.length + divider.length + part.length > maximumCharacters) {
      texts.push(text);
      text = key;
      isBegun = false;
    }
    text += isBegun ? `${divider}${part}` : part;
    isBegun = true;
  }
  return [...texts, text];
}
