import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { formulaSafeCell } from '#core/safety/formula-safe-cell.ts';
import { ownWord } from '#server/white-label/own-word.ts';
import { streamExport } from './streams/stream-export.ts';

/** What a spreadsheet needs to read UTF-8 as such. */
const byteOrderMark = '\uFEFF';

interface ExportFile<Row> {
  /** Who has few downloads at once: a workspace, a partner, the operators. */
  owner: string;
  /** First part of the file's name: `leads`. */
  name: string;
  format: 'csv' | 'json';
  rows: AsyncIterable<Row>;
  /** Column title → cell. */
  cells: (row: Row) => Record<string, string>[];
  columns: string[];
  /** The row as it is in the JSON file; the row itself when absent. */
  json?: (row: Row) => unknown;
}

async function* jsonLines<Row>(file: ExportFile<Row>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of file.rows) {
    yield separator + JSON.stringify(file.json === undefined ? row : file.json(row));
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* csvRecords<Row>(file: ExportFile<Row>): AsyncGenerator<string[]> {
  for await (const row of file.rows) {
    for (const cells of file.cells(row))
      yield file.columns.map((column) => formulaSafeCell(cells[column] ?? ''));
  }
}

const encoder = new TextEncoder();

async function* encode(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of text) yield encoder.encode(piece);
}

async function* csvText<Row>(file: ExportFile<Row>): AsyncGenerator<string> {
  yield byteOrderMark;
  const writer = stringify({ header: true, columns: file.columns, record_delimiter: 'windows' });
  const records = Readable.from(csvRecords(file)).on('error', (error) => writer.destroy(error));
  try {
    for await (const piece of records.pipe(writer)) yield String(piece);
  } finally {
    // Who downloads may go away: then no more rows are read.
    records.destroy();
  }
}

/** Answers rows as a download, written as they are read, so that size does not matter. */
export function exportFile<Row>(file: ExportFile<Row>, now: Date): Response {
  const text = file.format === 'csv' ? csvText(file) : jsonLines(file);
  const name = `${ownWord()}-${file.name}-${now.toISOString().slice(0, 10)}.${file.format}`;
  return new Response(streamExport(file.owner, encode(text)), {
    headers: {
      'Content-Type': file.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
}
