import { symbolsOf } from '#core/reading/text/symbols-of.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import { collectRichText } from './collect-rich-text.ts';
import { isOn } from './is-on.ts';
import { type MergedRange, mergeCells } from './merge-cells.ts';
import { parseCellReference } from './parse-cell-reference.ts';
import type { CellStyle } from './read-cell-styles.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { showNumber } from './show-number.ts';
import { showText } from './show-text.ts';
import { walkXml } from './walk-xml.ts';

interface Workbook {
  strings: readonly string[];
  styleOf: (index: number) => CellStyle;
  is1904: boolean;
}

interface OpenCell {
  column: number;
  type: string;
  style: CellStyle;
  value: string;
}

interface Reading {
  workbook: Workbook;
  rows: SheetRow[];
  row: SheetRow;
  isHiddenRow: boolean;
  /** A table or a rule may give cells a ground that their own style does not. */
  hasOwnGround: boolean;
  cell: OpenCell | null;
  lastColumn: number;
  cellCount: number;
  hiddenRows: Set<number>;
  hiddenColumns: Set<number>;
  leftOutRows: Set<number>;
  leftOutColumns: Set<number>;
  headerRow: number;
  merged: MergedRange[];
}

type Attributes = Readonly<Record<string, string>>;

/** As many as the texts that one document may have. */
const MAX_CELLS = 2_000_000;
const MAX_RANGES = 100_000;
const MAX_COLUMNS = 16_384;

/**
 * Reads one sheet (SpreadsheetML, ECMA-376 part 1, 18.3): each cell as it is shown, formulas by the value that the
 * program last computed. Hidden rows and columns are left out and counted.
 * @throws UnreadableDocument  beyond two million cells
 */
export function readSheet(xml: string, workbook: Workbook): Sheet {
  const reading = startReading(xml, workbook);
  const rich = collectRichText();
  let isInValue = false;
  let isInString = false;
  walkXml(xml, {
    open(name, attributes) {
      if (name === 'v') isInValue = true;
      else if (name === 'is') isInString = true;
      else if (isInString) rich.open(name, attributes);
      else openElement(reading, name, attributes);
    },
    close(name) {
      if (name === 'v') isInValue = false;
      else if (name === 'is') isInString = false;
      else if (isInString) rich.close(name);
      else if (name === 'c') closeCell(reading, rich.take());
    },
    text(text) {
      if (isInString) rich.text(text);
      else if (isInValue && reading.cell !== null) reading.cell.value += text;
    },
  });
  mergeCells(reading.rows, reading.merged);
  return {
    rows: reading.rows.filter(({ cells }) => cells.size > 0),
    hiddenRows: reading.hiddenRows,
    leftOut: { rows: reading.leftOutRows.size, columns: reading.leftOutColumns.size },
    headerRow: reading.headerRow,
  };
}

function startReading(xml: string, workbook: Workbook): Reading {
  return {
    workbook,
    rows: [],
    row: { number: 0, cells: new Map() },
    isHiddenRow: false,
    hasOwnGround: /<(?:\w+:)?(?:tablePart|conditionalFormatting|picture)\b/.test(xml),
    cell: null,
    lastColumn: -1,
    cellCount: 0,
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
    leftOutRows: new Set(),
    leftOutColumns: new Set(),
    headerRow: 0,
    merged: [],
  };
}

function openElement(reading: Reading, name: string, attributes: Attributes): void {
  switch (name) {
    case 'row':
      openRow(reading, attributes);
      return;
    case 'c':
      reading.lastColumn = parseCellReference(attributes.r ?? '')?.column ?? reading.lastColumn + 1;
      reading.cell = {
        column: reading.lastColumn,
        type: attributes.t ?? 'n',
        style: reading.workbook.styleOf(Number(attributes.s ?? 0)),
        value: '',
      };
      return;
    case 'col':
      openColumn(reading, attributes);
      return;
    case 'pane':
      if (/^frozen/.test(attributes.state ?? '')) reading.headerRow ||= Number(attributes.ySplit) || 0;
      return;
    case 'autoFilter':
      reading.headerRow = parseCellReference(attributes.ref?.split(':')[0] ?? '')?.row ?? reading.headerRow;
      return;
    case 'mergeCell': {
      const [first, last] = (attributes.ref ?? '').split(':').map(parseCellReference);
      if (first && last && reading.merged.length < MAX_RANGES) reading.merged.push({ first, last });
    }
  }
}

function openRow(reading: Reading, attributes: Attributes): void {
  reading.row = { number: Number(attributes.r) || reading.row.number + 1, cells: new Map() };
  reading.lastColumn = -1;
  reading.isHiddenRow = isFolded(attributes, attributes.ht);
  if (reading.isHiddenRow) reading.hiddenRows.add(reading.row.number);
  else reading.rows.push(reading.row);
}

/** Hidden, or drawn with no height or width. */
function isFolded({ hidden }: Attributes, size: string | undefined): boolean {
  return (hidden !== undefined && isOn(hidden)) || (size !== undefined && Number(size) === 0);
}

function openColumn({ hiddenColumns }: Reading, attributes: Attributes): void {
  const { min, max } = attributes;
  if (!isFolded(attributes, attributes.width)) return;
  const last = Math.min(Number(max), MAX_COLUMNS);
  for (let column = Math.max(1, Number(min)); column <= last; column += 1) hiddenColumns.add(column - 1);
}

function closeCell(reading: Reading, inline: string): void {
  const { cell, row, workbook } = reading;
  reading.cell = null;
  if (cell === null || cell.style.isStruckThrough || (cell.style.isWhite && !reading.hasOwnGround)) return;
  const shown = showValue(cell, inline, workbook).trim();
  const text = symbolsOf(cell.style.font, shown) ?? shown;
  if (text === '') return;
  if (reading.isHiddenRow) reading.leftOutRows.add(row.number);
  else if (reading.hiddenColumns.has(cell.column)) reading.leftOutColumns.add(cell.column);
  else {
    reading.cellCount += 1;
    if (reading.cellCount > MAX_CELLS) throw new UnreadableDocument('too-much-text');
    row.cells.set(cell.column, { text, isBold: cell.style.isBold, isContinued: false, across: 1 });
  }
}

function showValue({ type, value, style }: OpenCell, inline: string, workbook: Workbook): string {
  switch (type) {
    case 's':
      return showText(workbook.strings[Number(value)] ?? '', style.pattern);
    case 'inlineStr':
      return showText(inline, style.pattern);
    case 'str':
      return showText(value, style.pattern);
    case 'b':
      return value.trim() === '' ? '' : isOn(value.trim()) ? 'TRUE' : 'FALSE';
    // `#N/A` and the like say that there is no value.
    case 'e':
      return '';
    case 'd':
      return value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace('T', ' ');
    default:
      return showNumber(value, style.pattern, workbook.is1904);
  }
}
