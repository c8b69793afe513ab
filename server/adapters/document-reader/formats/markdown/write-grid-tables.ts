import { fenceAfter } from './fence-after.ts';

const BORDER = /^ {0,3}\+(?:[-=:]{2,}\+)+\s*$/;
const LINE = /^ {0,3}[|+].*[|+]\s*$/;

/**
 * Writes tables that are drawn with frames around their cells, as `+---+---+`, with bars alone, as parsers read them. A
 * frame of equals signs ends the header; cells of several lines become one. Code is left as it is.
 */
export function writeGridTables(markdown: string): string {
  if (!markdown.includes('-+') && !markdown.includes('=+')) return markdown;
  const lines = markdown.split('\n');
  const written: string[] = [];
  let fence: string | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    fence = fenceAfter(fence, line);
    const end = fence === null && BORDER.test(line) ? endOf(lines, at) : at;
    if (end > at + 1) {
      written.push('', ...writeTable(lines.slice(at, end)), '');
      at = end - 1;
    } else written.push(line);
  }
  return written.join('\n');
}

/** After the last line of the table that begins at `start`. */
function endOf(lines: readonly string[], start: number): number {
  let end = start;
  while (end < lines.length && LINE.test(lines[end] ?? '')) end += 1;
  return end;
}

function writeTable(lines: readonly string[]): string[] {
  const rows: string[][] = [];
  let headerCount = 0;
  let row: string[][] = [];
  for (const line of lines) {
    if (BORDER.test(line)) {
      if (row.length > 0) rows.push(joinCells(row));
      if (line.includes('=')) headerCount = rows.length;
      row = [];
    } else row.push(cellsOf(line));
  }
  if (row.length > 0) rows.push(joinCells(row));
  const width = Math.max(1, ...rows.map((cells) => cells.length));
  const header =
    headerCount > 0 ? joinCells(rows.slice(0, headerCount)) : Array.from({ length: width }, () => '');
  const write = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [write(header), `|${' --- |'.repeat(width)}`, ...rows.slice(headerCount).map(write)];
}

function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^[|+]/, '').replace(/[|+]$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

/** The lines of one row, cell by cell. */
function joinCells(lines: readonly string[][]): string[] {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  return Array.from({ length: width }, (_, at) =>
    lines
      .map((cells) => cells[at] ?? '')
      .filter((cell) => cell !== '')
      .join(' '),
  );
}
