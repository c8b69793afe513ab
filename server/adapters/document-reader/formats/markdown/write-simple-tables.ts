import { fenceAfter } from './fence-after.ts';

const DASHES = /^ {0,3}(?:-{2,}|={2,})(?: +(?:-{2,}|={2,}))+ *$/;

/**
 * Writes tables whose columns are marked by strokes alone, as `----  ----` below their names, as ordinary ones of Markdown.
 * A row that does not keep to the columns is no row.
 */
export function writeSimpleTables(markdown: string): string {
  if (!/^ {0,3}(?:-{2,}|={2,}) +(?:-{2,}|={2,})/m.test(markdown)) return markdown;
  const lines = markdown.split('\n');
  const written: string[] = [];
  let fence: string | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    fence = fenceAfter(fence, line);
    const table = fence === null && DASHES.test(line) ? readTable(lines, at, written.at(-1) ?? '') : null;
    if (table === null) {
      written.push(line);
      continue;
    }
    if (table.names !== null) written.pop();
    written.push('', rowOf(table.names ?? table.starts.map(() => '')), rowOf(table.starts.map(() => '---')));
    written.push(...table.rows.map(rowOf), '');
    at = table.end;
  }
  return written.join('\n');
}

interface SimpleTable {
  starts: number[];
  names: string[] | null;
  rows: string[][];
  /** The last line of it. */
  end: number;
}

function readTable(lines: readonly string[], at: number, above: string): SimpleTable | null {
  const starts = [...(lines[at] ?? '').matchAll(/[-=]+/g)].map(({ index }) => index);
  const rows: string[][] = [];
  let end = at;
  for (let index = at + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') break;
    end = index;
    if (DASHES.test(line) || /^ {0,3}-{3,} *$/.test(line)) break;
    const cells = cellsOf(line, starts);
    if (cells === null) return null;
    rows.push(cells);
  }
  const names = above.trim() === '' ? null : cellsOf(above, starts);
  const isTable = rows.length > 0 && (names !== null || above.trim() === '');
  return isTable ? { starts, names, rows, end } : null;
}

/** Null where a word goes over the beginning of a column. */
function cellsOf(line: string, starts: readonly number[]): string[] | null {
  const isCut = starts
    .slice(1)
    .some((start) => /\S/.test(line[start - 1] ?? ' ') && /\S/.test(line[start] ?? ' '));
  if (isCut) return null;
  return starts.map((start, index) => line.slice(index === 0 ? 0 : start, starts[index + 1]).trim());
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
