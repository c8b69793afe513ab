import { fenceAfter } from './fence-after.ts';

/** Some editors cross the lines of a divider with `+`. */
const DIVIDER = /^(?:\|\s*)?:?-+:?\s*(?:[|+]\s*:?-+:?\s*)*\|?$/;

/**
 * Divides tables without an empty line between them, joins rows that an empty line cut from their table, gives
 * rows without a header an empty one, and ends a table before a line that is none of its rows. Code is left as it is.
 */
export function repairMarkdownTables(markdown: string): string {
  const lines = markdown.split('\n').map(withPlainDashes);
  const mended: string[] = [];
  let fence: string | null = null;
  /** Columns of the table that the last line belongs to; 0 outside of one. */
  let columns = 0;
  /** What its header is indented by. */
  let indent = '';
  for (let at = 0; at < lines.length; at += 1) {
    const given = lines[at] ?? '';
    // Within a table a row that is indented is no code.
    const isShifted = columns > 0 && isRow(given) && /^(?: *\t| {4})/.test(given.slice(indent.length));
    const line = isShifted ? indent + given.trimStart() : given;
    const below = isRow(line) && columns === 0 ? dividerBelow(lines, at) : at + 1;
    const next = lines[below] ?? '';
    const after = fenceAfter(fence, line);
    if (fence !== null || after !== null) {
      fence = after;
      columns = 0;
    } else if (isDivider(next) && isRow(line)) {
      // A row above a divider is a header, whatever comes before it.
      if (columns > 0 || (mended.at(-1) ?? '').trim() !== '') mended.push('');
      columns = countCells(line);
      indent = /^\s*/.exec(line)?.[0] ?? '';
      mended.push(line, divider(columns, next));
      at = below;
      continue;
    } else if (columns === 0 && isDivider(line) && isRow(next) && !isDivider(next)) {
      // A table may begin with its divider.
      columns = countCells(next);
      mended.push('', `|${' |'.repeat(columns)}`, divider(columns, line));
      continue;
    } else if (
      isRow(line) &&
      columns === 0 &&
      isBare(line) &&
      isBare(next) &&
      countCells(line) === countCells(next)
    ) {
      columns = countCells(line);
      mended.push('', `|${' |'.repeat(columns)}`, divider(columns, ''));
    } else if (columns > 0 && line.trim() === '') {
      const rowAt = lineBelow(lines, at);
      const row = lines[rowAt] ?? '';
      if (isRow(row) && countCells(row) === columns && !isDivider(lines[rowAt + 1] ?? '')) {
        at = rowAt - 1;
        continue;
      }
      columns = 0;
    } else if (columns > 0 && !isRow(line)) {
      mended.push('');
      columns = 0;
    }
    mended.push(line);
  }
  return mended.join('\n');
}

const LONG_DIVIDER = /^[\s|:]*[–—-]{2,}(?:[\s|:]+[–—-]{2,})*[\s|:]*$/;

/** Editors make long dashes of the hyphens of a divider. */
function withPlainDashes(line: string): string {
  return line.includes('|') && LONG_DIVIDER.test(line) ? line.replace(/[–—]/g, '-') : line;
}

/** Where the next line is that is not empty. */
function lineBelow(lines: readonly string[], at: number): number {
  let below = at + 1;
  while (below < lines.length && lines[below]?.trim() === '') below += 1;
  return below;
}

/** Where the divider of a header is, though empty lines come before it; else the next line. */
function dividerBelow(lines: readonly string[], at: number): number {
  const below = lineBelow(lines, at);
  const given = lines[below] ?? '';
  return isBare(lines[at] ?? '') && isDivider(given) && countCells(given) === countCells(lines[at] ?? '')
    ? below
    : at + 1;
}

const isRow = (line: string): boolean =>
  /\S/.test(line) && /(?<!\\)\|/.test(line) && !/^\s*(?:>|[-+*]\s|\d+[.)]\s)/.test(line);
const isDivider = (line: string): boolean =>
  line.includes('-') && line.includes('|') && DIVIDER.test(line.trim());
/** Begins and ends with a bar, so that it is a row and no sentence with a bar in it. */
const isBare = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line) && !isDivider(line);

function countCells(row: string): number {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(isDivider(row) ? /[|+]/ : /(?<!\\)\|/).length;
}

/** The divider as wide as the header: parsers refuse a table whose divider has another number of columns. */
function divider(columns: number, given: string): string {
  return given !== '' && !given.includes('+') && countCells(given) === columns
    ? given
    : `|${' --- |'.repeat(columns)}`;
}
