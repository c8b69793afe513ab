import { parse } from 'csv-parse/sync';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { rowsToBlocks } from '#core/reading/tables/rows-to-blocks.ts';
import { decodeText } from '#server/adapters/document-reader/encoding/decode-text.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Reads a CSV file of any usual encoding and delimiter, one block a row. */
export function readCsv(bytes: Uint8Array): ReadDocument {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  // Excel's own hint, a first line of `sep=;`, is no row.
  const hint = /^sep=(.)\r?\n/i.exec(text);
  const body = text.slice(hint?.[0].length ?? 0);
  const rows = parseRows(body, hint?.[1] ?? guessDelimiter(body));
  return { title: '', language: null, blocks: rowsToBlocks(rows, 'guess') };
}

function parseRows(text: string, delimiter: string): string[][] {
  const options = { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
  try {
    return parse(text, options);
  } catch {
    // A quote that is never closed is an inch mark or a slip: then quotes are plain characters.
    return parse(text, { ...options, quote: null });
  }
}

/** The mark that divides the first rows most often, and equally often in each, outside of quotes. */
function guessDelimiter(text: string): string {
  const counts = countByRow(text.slice(0, 65_536));
  const scored = DELIMITERS.map((delimiter) => {
    const perRow = counts.map((row) => row.get(delimiter) ?? 0);
    const [first = 0] = perRow;
    const agreeing = perRow.filter((count) => count === first).length;
    return { delimiter, score: first === 0 ? 0 : (agreeing / perRow.length) * 100 + Math.min(first, 50) };
  });
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

function countByRow(text: string): Map<string, number>[] {
  const rows: Map<string, number>[] = [];
  let row = new Map<string, number>();
  let isQuoted = false;
  let isEmpty = true;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === '\n' && !isQuoted) {
      if (!isEmpty) rows.push(row);
      if (rows.length >= 20) return rows;
      row = new Map();
      isEmpty = true;
    } else if (!isQuoted) {
      row.set(character, (row.get(character) ?? 0) + 1);
      isEmpty = isEmpty && /\s/.test(character);
    } else isEmpty = false;
  }
  return isEmpty ? rows : [...rows, row];
}
