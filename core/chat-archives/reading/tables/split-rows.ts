import { splitLines } from '#core/chat-archives/reading/split-lines.ts';

/** A row of a table whose cells are separated by commas, or by another sign. */
export interface TableRow {
  cells: string[];
  /** Line of the file that it begins on, from 1. */
  line: number;
  text: string;
  /** Characters of the whole text: the first one of the row, and the one after its last. */
  start: number;
  end: number;
}

/** A row that is longer than this has a quotation mark that nothing closes. */
const longest = 200_000;

/** The rows of CSV that comes in pieces: a cell in quotation marks may have commas and lines. */
export function* splitRows(pieces: Iterable<string>, separator = ','): Generator<TableRow> {
  let lines: string[] = [];
  let length = 0;
  let isOpen = false;
  let place = { line: 0, start: 0, end: 0 };
  let number = 0;
  const finish = (): TableRow => {
    const text = lines.join('\n');
    lines = [];
    length = 0;
    isOpen = false;
    return { ...place, text, cells: cellsOf(text, separator) };
  };
  for (const { text, start } of splitLines(pieces)) {
    number += 1;
    const end = start + text.length;
    place = lines.length === 0 ? { line: number, start, end } : { ...place, end };
    lines.push(number === 1 ? text.replace(/^\ufeff/, '') : text);
    length += text.length;
    if (countQuotes(text) % 2 === 1) isOpen = !isOpen;
    if (isOpen && length < longest) continue;
    const row = finish();
    if (row.text !== '') yield row;
  }
  if (lines.length > 0) yield finish();
}

function countQuotes(text: string): number {
  let quotes = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) quotes += 1;
  return quotes;
}

function cellsOf(row: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const sign = row[at];
    if (sign === '"' && isQuoted && row[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  cells.push(cell);
  return cells;
}
