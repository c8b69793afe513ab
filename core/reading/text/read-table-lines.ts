import type { Block } from '#core/reading/read-document.ts';
import { rowsToBlocks } from '#core/reading/tables/rows-to-blocks.ts';

const divider = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;

/**
 * Reads a paragraph that is a table as Markdown writes it: names of columns, a line of hyphens, and rows, with `|`
 * between the cells and `\|` for one in a cell. Null for every other paragraph.
 */
export function readTableLines(paragraph: string): Block[] | null {
  const [header = '', second = '', ...rows] = paragraph.split('\n').map((line) => line.trim());
  const isTable = divider.test(second) && second.includes('|') && rows.length > 0;
  if (!isTable || ![header, ...rows].every((line) => line.includes('|'))) return null;
  return rowsToBlocks([header, ...rows].map(cellsOf), 'first-row');
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|'));
