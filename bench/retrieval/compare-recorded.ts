import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line of the table: what was measured, on what, and whether more is better. */
export interface Row {
  set: string;
  measure: string;
  value: number;
  /** The same by words alone. */
  words?: number;
  /** What the product promises; absent where the figure is only reported. */
  target?: number;
  isLessBetter?: boolean;
  /** Percentages are held against the record; times and sizes vary by machine and are not. */
  isRecorded?: boolean;
}

const PATH = join(import.meta.dirname, 'recorded.json');
const POINTS_MAY_DROP = 1.5;

function nameOf({ set, measure }: Row): string {
  return `${set}: ${measure}`;
}

export function readRecorded(): Record<string, number> {
  return existsSync(PATH) ? (JSON.parse(readFileSync(PATH, 'utf8')) as Record<string, number>) : {};
}

export function writeRecorded(rows: readonly Row[]): void {
  const recorded = { ...readRecorded() };
  for (const row of rows) if (row.isRecorded !== false) recorded[nameOf(row)] = Number(row.value.toFixed(2));
  writeFileSync(PATH, `${JSON.stringify(recorded, null, 2)}\n`);
}

function rounded(value: number): number {
  return Number(value.toFixed(value >= 1_000 ? 0 : 2));
}

/** Prints the table with target and record; gives the rows that fell by more than 1.5 points. */
export function printTable(rows: readonly Row[], recorded: Readonly<Record<string, number>>): Row[] {
  const fallen = rows.filter((row) => {
    const before = recorded[nameOf(row)];
    if (before === undefined || row.isRecorded === false) return false;
    return (row.isLessBetter ? row.value - before : before - row.value) > POINTS_MAY_DROP;
  });
  console.table(
    rows.map((row) => {
      const { target, value } = row;
      const isMet = target === undefined || (row.isLessBetter ? value <= target : value >= target);
      return {
        set: row.set,
        measure: row.measure,
        'words alone': row.words === undefined ? '' : rounded(row.words),
        value: rounded(value),
        target: target === undefined ? '' : `${row.isLessBetter ? '≤' : '≥'} ${target}`,
        met: target === undefined ? '' : isMet ? 'yes' : 'NO',
        recorded: recorded[nameOf(row)] ?? '',
        fell: fallen.includes(row) ? 'FELL' : '',
      };
    }),
  );
  return fallen;
}
