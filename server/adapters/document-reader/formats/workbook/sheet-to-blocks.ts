import type { Block } from '#core/reading/read-document.ts';
import { looksLikeHeader } from '#core/reading/tables/looks-like-header.ts';
import { rowsToBlocks } from '#core/reading/tables/rows-to-blocks.ts';
import { cleanText } from '#core/reading/text/clean-text.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import type { Sheet, SheetCell, SheetRow } from './sheet.ts';

/** Names of columns, by column. */
type Header = Map<number, string>;

/** A line of the table as it goes to a reader: with its merged cells said once. */
interface Table {
  header: Header | null;
  isMarked: boolean;
}

/** As many as the texts that one document may have: a wide sheet with few cells would fill the memory. */
const MAX_TEXTS = 2_000_000;
const LONGEST_TITLE = 120;

/**
 * Reads what a sheet shows as tables, as those of pages are read: each row with the names of its columns. An empty line
 * ends a table only when another header follows; a row that is one wide cell is the heading of what comes below it.
 */
export function sheetToBlocks(sheet: Sheet): Block[] {
  let texts = 0;
  let last: Table = { header: null, isMarked: false };
  const blocks: Block[] = [];
  for (const part of splitParts(sheet)) {
    const { titles, rows } = splitTitles(part);
    blocks.push(...titles);
    if (rows.length === 0) continue;
    const columns = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].sort((a, b) => a - b);
    texts += columns.length * (rows.length + 1);
    if (texts > MAX_TEXTS) throw new UnreadableDocument('too-much-text');
    const { header, isMarked, body, rule } = findHeader(rows, columns, sheet.headerRow, last);
    const lines = body.map(({ cells }) => columns.map((column) => saidText(cells.get(column))));
    const names = header === null ? null : columns.map((column) => header.get(column) ?? '');
    blocks.push(
      ...rowsToBlocks(names === null ? lines : [names, ...lines], names === null ? rule : 'first-row'),
    );
    last = { header, isMarked };
  }
  return blocks;
}

const saidText = (cell: SheetCell | undefined): string =>
  cell === undefined || cell.isContinued ? '' : cell.text;

/** Parts that an empty line divides; lines that are hidden divide nothing. */
function splitParts({ rows, hiddenRows }: Sheet): SheetRow[][] {
  const parts: SheetRow[][] = [];
  let before: number | null = null;
  for (const row of [...rows].sort((left, right) => left.number - right.number)) {
    let next: number = before === null ? row.number : before + 1;
    while (next < row.number && hiddenRows.has(next)) next += 1;
    if (before === null || next < row.number) parts.push([row]);
    else parts.at(-1)?.push(row);
    before = row.number;
  }
  return parts.flatMap(splitAtHeadings);
}

/** A cell over the whole table begins a part of it: "Starters", "Main courses". */
function splitAtHeadings(rows: SheetRow[]): SheetRow[][] {
  const parts: SheetRow[][] = [[]];
  for (const [index, row] of rows.entries()) {
    const isHeading = isWide(row) && index > 0 && !isWide(rows[index - 1] as SheetRow);
    if (isHeading) parts.push([row]);
    else parts.at(-1)?.push(row);
  }
  return parts;
}

function isWide({ cells }: SheetRow): boolean {
  const said = [...cells.values()].filter(({ isContinued }) => !isContinued);
  return said.length === 1 && (said[0]?.across ?? 1) > 1;
}

/** Lines with one cell above a table tell what it is about; a part with such lines only is running text. */
function splitTitles(part: SheetRow[]): { titles: Block[]; rows: SheetRow[] } {
  const isSingle = ({ cells }: SheetRow) =>
    [...cells.values()].filter((cell) => !cell.isContinued).length === 1;
  const firstWide = part.findIndex((row) => !isSingle(row));
  const isList = firstWide === -1;
  const above = isList ? part : part.slice(0, firstWide);
  const titles = above.map((row, index): Block => {
    const text = cleanText([...row.cells.values()][0]?.text ?? '');
    const isHeading = index === 0 && text.length <= LONGEST_TITLE && (!isList || isWide(row));
    return isHeading ? { kind: 'heading', level: 3, text } : { kind: 'paragraph', text };
  });
  return { titles, rows: isList ? [] : part.slice(firstWide) };
}

interface Found extends Table {
  body: SheetRow[];
  /** For a table without a header that we are sure of. */
  rule: 'guess' | 'none';
}

function findHeader(rows: SheetRow[], columns: number[], headerRow: number, last: Table): Found {
  const [first] = rows as [SheetRow];
  const isStated = first.number <= headerRow;
  const isBold = (row: SheetRow | undefined) =>
    row !== undefined && [...row.cells.values()].every((cell) => cell.isBold);
  const isMarked = rows.length > 1 && (isStated || (isBold(first) && !isBold(rows[1])));
  const goesOn = last.header !== null && columns.every((column) => last.header?.has(column));
  if (!isMarked && goesOn && (last.isMarked || !guessHeader(rows, columns))) {
    return { ...last, body: rows, rule: 'none' };
  }
  if (isMarked || guessHeader(rows, columns)) {
    const count = countHeaderRows(rows, isStated ? headerRow : 0);
    return {
      header: joinNames(rows.slice(0, count), columns),
      isMarked,
      body: rows.slice(count),
      rule: 'none',
    };
  }
  // Names in bold down the first column are no header above the others.
  const isNamedByRow =
    rows.length > 1 && rows.every(({ cells }) => cells.get(columns[0] ?? 0)?.isBold === true);
  return { header: null, isMarked: false, body: rows, rule: isNamedByRow ? 'none' : 'guess' };
}

function guessHeader(rows: SheetRow[], columns: number[]): boolean {
  const lines = rows.slice(0, 20).map(({ cells }) => columns.map((column) => saidText(cells.get(column))));
  const [first = [], ...rest] = lines;
  const isBoldColumn = rows.every(({ cells }) => cells.get(columns[0] ?? 0)?.isBold === true);
  return !isBoldColumn && looksLikeHeader(first, rest);
}

/** A name over several columns has their own names in the next line. */
function countHeaderRows(rows: SheetRow[], headerRow: number): number {
  const stated = rows.findIndex(({ number }) => number > headerRow);
  if (stated > 1) return stated;
  const [first] = rows as [SheetRow];
  const isDivided = [...first.cells.values()].some(({ across }) => across > 1);
  return isDivided && rows.length > 2 ? 2 : 1;
}

function joinNames(rows: SheetRow[], columns: number[]): Header {
  return new Map(
    columns.map((column) => {
      const names = rows
        .map(({ cells }) => cleanText(cells.get(column)?.text ?? ''))
        .filter((name) => name !== '');
      return [column, [...new Set(names)].join(' / ')];
    }),
  );
}
