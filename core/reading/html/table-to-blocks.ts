import type { Block } from '#core/reading/read-document.ts';
import { rowsToBlocks } from '#core/reading/tables/rows-to-blocks.ts';
import { widthOf } from '#core/reading/tables/width-of.ts';
import type { Within } from './create-look-within.ts';
import { childElements, type HtmlElement } from './html-node.ts';
import { isStruckThrough } from './is-struck-through.ts';

/** Bounds on what `colspan` and `rowspan` may claim: `colspan="100000"` would otherwise fill the memory. */
const MAX_COLUMNS = 200;
const MAX_LAYOUT_TEXT = 2_000;

interface TableReading {
  /** Reads a cell's content into blocks; `isLayout` for tables that only lay out a page. */
  readCell(cell: HtmlElement, isLayout: boolean): Block[];
  /** Is this row or cell not shown? */
  isLeftOut(part: HtmlElement): boolean;
  lookWithin(part: HtmlElement): Within;
  firstRowIsHeader: boolean;
}

/**
 * Reads a table row by row. A cell that spans rows is repeated in each of them, so that every row can be understood
 * alone; one that spans columns is named once in a row, but names all of its columns in a header.
 */
export function tableToBlocks(
  table: HtmlElement,
  { readCell, isLeftOut, lookWithin, firstRowIsHeader }: TableReading,
): Block[] {
  const rows = ownRows(table, isLeftOut);
  const caption = childElements(table).find((child) => child.localName === 'caption');
  const title = caption === undefined ? '' : flatten(readCell(caption, true));
  const blocks: Block[] = title === '' ? [] : [{ kind: 'paragraph', text: title }];
  if (isLayout(table, rows, lookWithin(table))) {
    return [...blocks, ...rows.flatMap((row) => row.cells.flatMap((cell) => readCell(cell, true)))];
  }
  const grid = expandSpans(rows, (cell) => readCell(cell, false));
  const starts = headerStarts(rows);
  return [
    ...blocks,
    ...starts.flatMap((start, at) => {
      const end = starts[at + 1] ?? rows.length;
      return readPart(grid.slice(start, end), rows.slice(start, end), firstRowIsHeader);
    }),
  ];
}

/** Where a table begins, and where it begins again with other names for its columns. */
function headerStarts(rows: Row[]): number[] {
  const again = rows.flatMap(({ isHeader, cells }, at) =>
    at > 0 && isHeader && cells.length > 1 && rows[at - 1]?.isHeader === false ? [at] : [],
  );
  return rows[0]?.isHeader === true ? [0, ...again] : [0];
}

function readPart(grid: GridCell[][], rows: Row[], firstRowIsHeader: boolean): Block[] {
  const headerCount = countHeaderRows(rows);
  const body = grid.slice(headerCount).map((row) => row.map((cell) => (cell.isContinued ? '' : cell.text)));
  const names = joinHeaders(grid.slice(0, headerCount));
  if (names.some((name) => name !== '')) return rowsToBlocks([names, ...body], 'first-row');
  const width = widthOf(grid);
  // Two columns without header cells are mostly names with their values: opening hours, technical data.
  const rule =
    firstRowIsHeader || (width > 2 && !rows.some((row) => row.startsWithHeader)) ? 'guess' : 'none';
  return rowsToBlocks(body, rule);
}

interface Row {
  cells: HtmlElement[];
  isHeader: boolean;
  /** Its first cell is a header cell, so names are in the first column. */
  startsWithHeader: boolean;
}

function ownRows(table: HtmlElement, isLeftOut: TableReading['isLeftOut']): Row[] {
  const shown = rowElements(table).filter(({ row }) => !isLeftOut(row) && !isStruckThrough(row));
  return shown.map(({ row, isInHead }) => {
    const cells = childElements(row).filter((cell) => isCell(cell) && !isLeftOut(cell));
    const headers = cells.filter(isHeaderCell).length;
    const isHeader = cells.length > 0 && (isInHead || headers === cells.length);
    return { cells, isHeader, startsWithHeader: cells[0] !== undefined && isHeaderCell(cells[0]) };
  });
}

/** The rows of this table: its own, or those in its sections. */
function rowElements(part: HtmlElement): { row: HtmlElement; isInHead: boolean }[] {
  const isInHead = part.localName === 'thead';
  return childElements(part).flatMap((child) => {
    if (isRow(child)) return [{ row: child, isInHead }];
    return isSection(child) ? rowElements(child) : [];
  });
}

const roleOf = (element: HtmlElement): string => element.getAttribute('role') ?? '';

function isRow(element: HtmlElement): boolean {
  return element.localName === 'tr' || roleOf(element) === 'row';
}

/** Around the rows of a table that is drawn with other elements there may be boxes without a role. */
function isSection(element: HtmlElement): boolean {
  if (/^(?:thead|tbody|tfoot)$/.test(element.localName)) return true;
  return element.localName === 'div' && /^(?:|rowgroup|presentation|none)$/.test(roleOf(element));
}

function isCell(element: HtmlElement): boolean {
  return (
    /^t[dh]$/.test(element.localName) || /^(?:(?:grid)?cell|(?:column|row)header)$/.test(roleOf(element))
  );
}

function isHeaderCell(element: HtmlElement): boolean {
  return element.localName === 'th' || /^(?:column|row)header$/.test(roleOf(element));
}

function isLayout(table: HtmlElement, rows: Row[], within: Within): boolean {
  const role = table.getAttribute('role');
  if (role === 'presentation' || role === 'none') return true;
  if (rows.every((row) => row.cells.length <= 1)) return true;
  if (within.hasHeading) return true;
  return within.hasTable && !rows.some((row) => row.isHeader) && within.length > MAX_LAYOUT_TEXT;
}

interface GridCell {
  text: string;
  /** Second and later column of one cell. */
  isContinued: boolean;
}

function expandSpans(rows: Row[], read: (cell: HtmlElement) => Block[]): GridCell[][] {
  const grid: GridCell[][] = rows.map(() => []);
  rows.forEach(({ cells }, rowIndex) => {
    let column = 0;
    for (const cell of cells) {
      while (grid[rowIndex]?.[column] !== undefined) column += 1;
      const text = flatten(read(cell));
      const columns = Math.min(span(cell, 'colspan'), MAX_COLUMNS - column);
      const lastRow = Math.min(rowIndex + span(cell, 'rowspan'), rows.length);
      for (let y = rowIndex; y < lastRow; y += 1) {
        for (let x = 0; x < columns; x += 1) {
          const row = grid[y];
          if (row !== undefined) row[column + x] = { text, isContinued: x > 0 };
        }
      }
      column += Math.max(columns, 0);
    }
  });
  // Rows may have holes where a span from above was shorter than the row; holes are empty cells.
  return grid.map((row) => Array.from(row, (cell) => cell ?? { text: '', isContinued: false }));
}

function span(cell: HtmlElement, name: 'colspan' | 'rowspan'): number {
  const value = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  // A rowspan of 0 means "to the end of the section".
  if (value === 0 && name === 'rowspan') return Number.MAX_SAFE_INTEGER;
  return Number.isNaN(value) || value < 1 ? 1 : value;
}

function countHeaderRows(rows: Row[]): number {
  const firstBody = rows.findIndex((row) => !row.isHeader);
  return firstBody === -1 ? 0 : firstBody;
}

/** Several header rows become one: `Prices / per month`. */
function joinHeaders(headers: GridCell[][]): string[] {
  const width = widthOf(headers);
  return Array.from({ length: width }, (_, column) => {
    const names = headers.map((row) => row[column]?.text ?? '').filter((name) => name !== '');
    return [...new Set(names)].join(' / ');
  });
}

/** The content of one cell on one line; a table inside it comes row by row. */
function flatten(blocks: Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'table-row') return block.cells.filter((cell) => cell !== '').join(', ');
      if (block.kind === 'question') return `${block.question} ${block.answer}`;
      return block.text;
    })
    .map((text) => text.replace(/\n/g, ', '))
    .join('; ');
}
