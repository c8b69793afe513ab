import type { SheetCell, SheetRow } from './sheet.ts';

interface Corner {
  row: number;
  column: number;
}

export interface MergedRange {
  first: Corner;
  last: Corner;
}

/** So many cells may be written into the ranges of a sheet; what is beyond has no text of its own. */
const MAX_FILLED = 500_000;

/**
 * Writes a merged cell into each row that it spans, so that every row can be understood alone, and into each column, to
 * name them all where it is a header. Changes the cells in place.
 */
export function mergeCells(rows: readonly SheetRow[], ranges: readonly MergedRange[]): void {
  if (ranges.length === 0) return;
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const numbers = rows.map(({ number }) => number).sort((left, right) => left - right);
  const lastColumn = rows.reduce((last, { cells }) => Math.max(last, lastOf(cells)), 0);
  let filled = 0;
  for (const { first, last } of ranges) {
    const cell = byNumber.get(first.row)?.cells.get(first.column);
    if (filled >= MAX_FILLED) return;
    if (cell === undefined) continue;
    const endColumn = Math.min(last.column, Math.max(lastColumn, first.column));
    cell.across = Math.max(1, last.column - first.column + 1);
    for (const number of numbersBetween(numbers, first.row, last.row)) {
      const cells = byNumber.get(number)?.cells;
      for (let column = first.column; column <= endColumn && filled < MAX_FILLED; column += 1) {
        filled += 1;
        if (cells?.has(column) === false) cells.set(column, { ...cell, isContinued: column > first.column });
      }
    }
  }
}

function lastOf(cells: ReadonlyMap<number, SheetCell>): number {
  let last = 0;
  for (const column of cells.keys()) last = Math.max(last, column);
  return last;
}

function numbersBetween(sorted: readonly number[], first: number, last: number): number[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < first) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let at = low; at < sorted.length && (sorted[at] ?? 0) <= last; at += 1) found.push(sorted[at] ?? 0);
  return found;
}
