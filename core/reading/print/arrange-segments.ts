import type { PageLine } from './page-line.ts';
import type { PageSegment } from './page-segment.ts';

const SAME_LINE = 0.35;
/** Rows further apart than this, in font sizes, belong to two tables. */
const FURTHEST = 4;
/** A cell that is so far from its column, in font sizes, does not belong to the table. */
const FURTHEST_CELL = 3;
const LONGEST_CELL = 32;
const SHORT_CELL = 18;
const LEAST_GOING_ON = 0.5;
const LEAST_SENTENCES = 0.6;
/** Type that is so much larger than that of the row before begins another part. */
const LARGER = 1.1;
const LEAST_IN_ORDER = 3;

interface Row {
  y: number;
  segments: PageSegment[];
}

/**
 * Brings the stretches of a page into reading order. Where several rows have stretches side by side, short ones are the
 * cells of a table, row by row, and long ones are columns of text, one after the other. All else stays as it was drawn.
 */
export function arrangeSegments(given: PageSegment[]): PageLine[] {
  const segments = given.flatMap(splitLeaders);
  const bands = findBands(segments);
  const bandOf = new Map(
    bands.flatMap((rows) => rows.flatMap((row) => row.segments.map((each) => [each, rows] as const))),
  );
  const written = new Set<Row[]>();
  const lines: PageLine[] = [];
  for (const segment of segments) {
    const band = bandOf.get(segment);
    if (band === undefined) addSegment(lines, segment);
    else if (!written.has(band)) {
      written.add(band);
      lines.push(...(isTable(band) ? writeTable(band) : writeColumns(band)));
    }
  }
  return lines;
}

/** Dots that lead from a name to its price. */
const LEADERS = /\s*(?:[.·_]\s?){5,}|\s*[…‥](?:\s?[…‥])+\s*/;

/** A name and its price with dots between them are two stretches, and the dots are no text. */
function splitLeaders(segment: PageSegment): PageSegment[] {
  const found = LEADERS.exec(segment.text);
  if (found === null) return [segment];
  const parts = [segment.text.slice(0, found.index), segment.text.slice(found.index + found[0].length)];
  const each = (segment.end - segment.x) / segment.text.length;
  const [first, second] = parts.map((text) => text.trim());
  const left = { ...segment, text: first ?? '', end: segment.x + found.index * each };
  const right = { ...segment, text: second ?? '', x: segment.end - (second ?? '').length * each };
  return [left, right].filter(({ text }) => text !== '');
}

/** One line drawn in two stretches, as a label and what is right of it, is one line. */
function addSegment(lines: PageLine[], { end, ...segment }: PageSegment): void {
  const last = lines.at(-1);
  const isBeside =
    last !== undefined &&
    last.cells === undefined &&
    Math.abs(last.y - segment.y) <= segment.fontSize * SAME_LINE &&
    segment.x > last.x;
  if (isBeside) last.text += ` ${segment.text}`;
  else lines.push(segment);
}

/** Runs of rows, from the top, of which most have stretches side by side that begin at the same places. */
function findBands(segments: PageSegment[]): Row[][] {
  const rows = toRows(segments);
  const bands: Row[][] = [];
  let open: Row[] = [];
  /** The row with most stretches so far. */
  let widest: PageSegment[] = [];
  const close = () => {
    // Text below a table does not belong to it, but its last cell may continue in a second line.
    if (isTable(open)) {
      const isBelow = ({ segments: [only, other] }: Row) =>
        only !== undefined && other === undefined && columnOf(widest, only) === 0;
      for (let last = open.at(-1); last !== undefined && isBelow(last); last = open.at(-1)) open.pop();
    }
    const wide = open.filter((row) => row.segments.length >= 2).length;
    const columns = Math.max(0, ...open.map((row) => row.segments.length));
    if (wide >= (columns >= 3 ? 2 : 3)) bands.push(open);
    open = [];
  };
  let before: Row | undefined;
  for (const row of rows) {
    // Headings side by side are no table yet: columns of text may follow.
    const isAfterTable = open.length > 1 && isTable(open) && isText(row);
    if (!isNear(open, row) || !fits(widest, row) || isAfterTable || isHeadingRow(open, row)) {
      close();
      widest = [];
    }
    if (open.length > 0 || row.segments.length >= 2) {
      // The right column may begin a line above the left one.
      if (open.length === 0 && before !== undefined && beginsColumn(before, row)) open.push(before);
      open.push(row);
    }
    before = row;
    if (open.length > 0 && row.segments.length > widest.length) widest = row.segments;
  }
  close();
  return bands;
}

/** Rows of one table or column follow each other at about one distance. */
function isNear(open: Row[], row: Row): boolean {
  const [first, second] = open;
  const last = open.at(-1);
  if (first === undefined || last === undefined) return false;
  const size = row.segments[0]?.fontSize ?? 10;
  const distance = last.y - row.y;
  if (distance > size * FURTHEST) return false;
  return (
    second === undefined || distance <= (first.y - second.y) * 1.6 + size * 0.3 || distance <= size * 1.35
  );
}

/** Headings side by side below a row of smaller type: the next row of cards. */
function isHeadingRow(open: Row[], { segments }: Row): boolean {
  const last = open.at(-1);
  if (last === undefined || segments.length < 2) return false;
  const largest = Math.max(...last.segments.map(({ fontSize }) => fontSize));
  return segments.every(({ fontSize }) => fontSize >= largest * LARGER);
}

/** Lines of running text side by side. */
function isText({ segments }: Row): boolean {
  return segments.length >= 2 && segments.every(({ text }) => text.length > LONGEST_CELL);
}

function beginsColumn(before: Row, row: Row): boolean {
  const [only, other] = before.segments;
  if (only === undefined || other !== undefined || !isText(row)) return false;
  return (
    before.y - row.y <= only.fontSize * 1.6 && fits(row.segments, before) && columnOf(row.segments, only) > 0
  );
}

function toRows(segments: PageSegment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of [...segments].sort((left, right) => right.y - left.y)) {
    const last = rows.at(-1);
    if (last !== undefined && last.y - segment.y <= segment.fontSize * SAME_LINE) last.segments.push(segment);
    else rows.push({ y: segment.y, segments: [segment] });
  }
  for (const row of rows) row.segments.sort((left, right) => left.x - right.x);
  return rows;
}

/** The row with most stretches says where the columns are. */
function templateOf(band: Row[]): PageSegment[] {
  return band.reduce<PageSegment[]>(
    (best, { segments }) => (segments.length > best.length ? segments : best),
    [],
  );
}

/** Does a row keep to the columns: each of its stretches in one of its own, none reaching into the next? */
function fits(template: PageSegment[], row: Row): boolean {
  if (template.length < 2) return false;
  const isWider = row.segments.length > template.length;
  const [columns, others] = isWider ? [row.segments, template] : [template, row.segments];
  if (columns.length === others.length && keepsOrder(columns, others)) return true;
  const places = others.map((segment) => columnOf(columns, segment));
  if (new Set(places).size < places.length) return false;
  return others.every((segment, index) => {
    const column = columns[places[index] ?? 0];
    const next = columns[(places[index] ?? 0) + 1];
    if (column === undefined || overlap(column, segment) < -segment.fontSize * FURTHEST_CELL) return false;
    return next === undefined || segment.end <= next.x + segment.fontSize * 0.5;
  });
}

/** Centered names above cells at the left are each still between the columns next to their own. */
function keepsOrder(columns: PageSegment[], others: PageSegment[]): boolean {
  if (columns.length < LEAST_IN_ORDER) return false;
  return others.every((segment, at) => {
    const [before, next] = [columns[at - 1], columns[at + 1]];
    const most = segment.fontSize * 0.5;
    return (
      (before === undefined || segment.x >= before.end - most) &&
      (next === undefined || segment.end <= next.x + most)
    );
  });
}

function columnOf(template: PageSegment[], segment: PageSegment): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  template.forEach((each, at) => {
    const shift = Math.min(
      Math.abs(each.x - segment.x),
      Math.abs(each.end - segment.end),
      Math.abs((each.x + each.end) / 2 - (segment.x + segment.end) / 2),
    );
    const distance = overlap(each, segment) > 0 ? shift : shift + 10_000;
    if (distance < least) [best, least] = [at, distance];
  });
  return best;
}

function overlap(left: PageSegment, right: PageSegment): number {
  return Math.min(left.end, right.end) - Math.max(left.x, right.x);
}

function isTable(band: Row[]): boolean {
  const template = templateOf(band);
  const wide = band.filter((row) => row.segments.length >= 2);
  const lengths = wide.flatMap((row) => row.segments.map(({ text }) => text.length));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  if (template.length >= 3)
    return mean <= LONGEST_CELL && !(mean > SHORT_CELL && (goesOn(wide) || areSentences(wide)));
  const right = wide.flatMap((row) => row.segments.slice(1));
  const telling = right.filter(({ text }) => /\d/.test(text) || text.length <= SHORT_CELL).length;
  return mean <= SHORT_CELL || (mean <= LONGEST_CELL && telling >= right.length * 0.7);
}

/** Lines of text go on in small letters, cells mostly begin with a large one or a figure. */
function goesOn(rows: Row[]): boolean {
  const cells = rows.slice(1).flatMap(({ segments }) => segments);
  return cells.filter(({ text }) => /^\p{Ll}/u.test(text)).length >= cells.length * LEAST_GOING_ON;
}

/** Sentences side by side are columns of text: cells have no full stop. */
function areSentences(rows: Row[]): boolean {
  const cells = rows.flatMap(({ segments }) => segments);
  return cells.filter(({ text }) => /\p{Ll}[.!?]$/u.test(text)).length >= cells.length * LEAST_SENTENCES;
}

/** A row without its first cell, close below, goes on with the cells above it. */
function writeTable(band: Row[]): PageLine[] {
  const template = templateOf(band);
  const lines: (PageLine & { cells: string[] })[] = [];
  for (const { y, segments } of band) {
    const cells = template.map(() => '');
    for (const [index, segment] of segments.entries()) {
      const at = segments.length === template.length ? index : columnOf(template, segment);
      cells[at] = cells[at] === '' ? segment.text : `${cells[at]} ${segment.text}`;
    }
    const last = lines.at(-1);
    const { x = 0, fontSize = 10 } = segments[0] ?? {};
    if (last !== undefined && cells[0] === '' && last.y - y <= fontSize * 1.35) {
      last.cells = last.cells.map((cell, at) => `${cell} ${cells[at]}`.trim());
      last.text = last.cells.join(' ');
    } else lines.push({ text: cells.join(' ').trim(), x, y, fontSize, cells });
  }
  return lines;
}

function writeColumns(band: Row[]): PageLine[] {
  const template = templateOf(band);
  return template.flatMap((_, column) =>
    band.flatMap(({ segments }) =>
      segments
        .filter((segment) => columnOf(template, segment) === column)
        .map(({ end, ...line }): PageLine => line),
    ),
  );
}
