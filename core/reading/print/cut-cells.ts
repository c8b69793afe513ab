import type { DrawnGlyph } from './drawn-page.ts';
import type { PageItem } from './page-item.ts';

/** In font sizes: cells that touch are told by nothing. */
const LEAST_GAP = 0.02;
const FURTHEST = 3;
const SAME_PLACE = 0.8;
const SAME_LINE = 1.5;
const LEAST_ROWS = 3;
const LEAST_CELLS = 3;

interface Piece {
  item: PageItem;
  text: string;
  x: number;
  end: number;
}

interface Row {
  y: number;
  size: number;
  pieces: Piece[];
}

/**
 * Divides pieces of a page that hold several cells of a table, which are so close to each other that they look like words of a
 * line: where three rows or more below each other are drawn in as many steps, that begin or end at the same places.
 */
export function cutCells(items: readonly PageItem[], glyphs: readonly DrawnGlyph[]): PageItem[] {
  if (!hasSteps(items, glyphs)) return [...items];
  const rows = rowsOf(items, glyphs);
  const cut = new Map<PageItem, PageItem[]>();
  for (let at = 0; at < rows.length; ) {
    const run = runFrom(rows, at);
    if (run.length >= LEAST_ROWS && areColumns(run)) for (const row of run) cutRow(row, cut);
    at += run.length;
  }
  return items.flatMap((item) => cut.get(item) ?? [item]);
}

/** Is a line drawn in more steps than it has pieces? On most pages none is. */
function hasSteps(items: readonly PageItem[], glyphs: readonly DrawnGlyph[]): boolean {
  const steps = new Map<number, number>();
  const add = (y: number, count: number) => steps.set(Math.round(y), (steps.get(Math.round(y)) ?? 0) + count);
  for (const { y, begins } of glyphs) if (begins) add(y, 1);
  for (const { y, text } of items) if (text.trim() !== '') add(y, -1);
  return [...steps.values()].some((count) => count > 0);
}

function rowsOf(items: readonly PageItem[], glyphs: readonly DrawnGlyph[]): Row[] {
  const byHeight = new Map<number, DrawnGlyph[]>();
  for (const glyph of glyphs) {
    const key = Math.round(glyph.y);
    const line = byHeight.get(key);
    if (line === undefined) byHeight.set(key, [glyph]);
    else line.push(glyph);
  }
  const rows: Row[] = [];
  const told = items.filter(({ text }) => text.trim() !== '');
  for (const item of [...told].sort((one, other) => other.y - one.y || one.x - other.x)) {
    const key = Math.round(item.y);
    const near = [key - 1, key, key + 1].flatMap((each) => byHeight.get(each) ?? []);
    const pieces = piecesOf(item, near);
    const last = rows.at(-1);
    if (last !== undefined && last.y - item.y <= SAME_LINE) last.pieces.push(...pieces);
    else rows.push({ y: item.y, size: item.fontSize, pieces });
  }
  for (const row of rows) row.pieces.sort((one, other) => one.x - other.x);
  return rows;
}

function piecesOf(item: PageItem, near: readonly DrawnGlyph[]): Piece[] {
  const own = near
    .filter(({ x, y, width }) => {
      const center = x + width / 2;
      return (
        Math.abs(y - item.y) <= SAME_LINE && center >= item.x - 0.5 && center <= item.x + item.width + 0.5
      );
    })
    .sort((one, other) => one.x - other.x);
  const pieces: Piece[] = [];
  for (const { text, x, width, begins } of own) {
    const last = pieces.at(-1);
    const isNext = last === undefined || (begins && x - last.end >= item.fontSize * LEAST_GAP);
    if (text.trim() === '' && (last === undefined || isNext)) continue;
    if (isNext) pieces.push({ item, text, x, end: x + width });
    else {
      last.text += text;
      if (text.trim() !== '') last.end = x + width;
    }
  }
  return pieces.length === 0 ? [{ item, text: item.text, x: item.x, end: item.x + item.width }] : pieces;
}

/** Rows from here on with as many pieces, close below each other. */
function runFrom(rows: readonly Row[], at: number): Row[] {
  const run = rows.slice(at, at + 1);
  for (const row of rows.slice(at + 1)) {
    const last = run.at(-1);
    const isNext =
      last !== undefined &&
      last.pieces.length === row.pieces.length &&
      last.pieces.length >= LEAST_CELLS &&
      last.y - row.y <= row.size * FURTHEST;
    if (!isNext) break;
    run.push(row);
  }
  return run;
}

/** The first row may be their names, which are placed otherwise. */
function areColumns(run: readonly Row[]): boolean {
  const [first, ...others] = run;
  const rows = others.length >= LEAST_ROWS ? others : run;
  return (first?.pieces ?? []).every((_, column) => {
    const cells = rows.flatMap(({ pieces }) => pieces[column] ?? []);
    return isOnePlace(cells.map(({ x }) => x)) || isOnePlace(cells.map(({ end }) => end));
  });
}

function isOnePlace(places: readonly number[]): boolean {
  return Math.max(...places) - Math.min(...places) <= SAME_PLACE;
}

function cutRow({ pieces }: Row, cut: Map<PageItem, PageItem[]>): void {
  for (const { item, text, x, end } of pieces) {
    const cell = { ...item, text: text.trim(), x, width: end - x, isCell: true };
    cut.set(item, [...(cut.get(item) ?? []), cell]);
  }
}
