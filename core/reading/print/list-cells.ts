import type { PageItem } from './page-item.ts';

/** Gaps in font sizes: words of a line are closer to each other, cells of a table hardly ever. */
const LEAST_GAP = 0.6;
const SAME_LINE = 0.35;
const SAME_PLACE = 0.75;
/** Rows of one table are not further apart, in font sizes. */
const FURTHEST = 5;
const LEAST_CELLS = 3;

interface Place {
  item: PageItem;
  y: number;
}

/**
 * The pieces of a page that begin a cell although the gap before them is no wider than between the words of a stretched
 * line: with such a gap before them, and below or above another piece with a gap that begins or ends at the same place.
 */
export function listCells(items: readonly PageItem[]): Set<PageItem> {
  const starts = new Map<number, Place[]>();
  const ends = new Map<number, Place[]>();
  const after = items.filter(({ text }) => text.trim() !== '');
  const gapped = after.filter((item, at) => isGapped(after[at - 1], item));
  for (const item of gapped) {
    add(starts, item.x, item);
    add(ends, item.x + item.width, item);
  }
  const aligned = gapped.filter(
    (item) => isAligned(starts, item.x, item) || isAligned(ends, item.x + item.width, item),
  );
  return new Set([...aligned, ...listNamed(after, new Set(gapped))]);
}

/** Rows below each other with as many cells, of which none begins as a sentence goes on: names and figures. */
function listNamed(items: readonly PageItem[], gapped: ReadonlySet<PageItem>): PageItem[] {
  const rows: PageItem[][] = [];
  for (const item of items) {
    const last = rows.at(-1)?.at(-1);
    const isSameLine = last !== undefined && Math.abs(last.y - item.y) <= item.fontSize * SAME_LINE;
    if (isSameLine && gapped.has(item)) rows.at(-1)?.push(item);
    else if (!isSameLine) rows.push([item]);
  }
  return rows.flatMap((row, at) => {
    const near = [rows[at - 1], rows[at + 1]].filter((other) => other?.length === row.length);
    const isRow = row.length >= LEAST_CELLS && row.every(({ text }) => !/^\s*\p{Ll}/u.test(text));
    return isRow && near.some((other) => other?.every(({ text }) => !/^\s*\p{Ll}/u.test(text))) ? row : [];
  });
}

function isGapped(before: PageItem | undefined, item: PageItem): boolean {
  if (before === undefined || Math.abs(before.y - item.y) > item.fontSize * SAME_LINE) return false;
  return item.x - before.x - before.width >= Math.max(before.fontSize, item.fontSize) * LEAST_GAP;
}

function add(places: Map<number, Place[]>, x: number, item: PageItem): void {
  const key = Math.round(x);
  const known = places.get(key);
  if (known === undefined) places.set(key, [{ item, y: item.y }]);
  else known.push({ item, y: item.y });
}

function isAligned(places: Map<number, Place[]>, x: number, item: PageItem): boolean {
  const key = Math.round(x);
  return [key - 1, key, key + 1].some((near) =>
    places.get(near)?.some((other) => isInRowNear(other, item) && isSamePlace(other.item, item)),
  );
}

function isInRowNear({ y }: Place, item: PageItem): boolean {
  const distance = Math.abs(y - item.y);
  return distance > item.fontSize * SAME_LINE && distance <= item.fontSize * FURTHEST;
}

function isSamePlace(other: PageItem, item: PageItem): boolean {
  const isStart = Math.abs(other.x - item.x) <= SAME_PLACE;
  return isStart || Math.abs(other.x + other.width - item.x - item.width) <= SAME_PLACE;
}
