import { expect, test } from 'vitest';
import { readMarkdown } from '../read-markdown.ts';

const read = (markdown: string): string[] =>
  readMarkdown(Buffer.from(markdown)).blocks.map((block) => {
    if (block.kind !== 'table-row') return 'text' in block ? block.text : '?';
    return block.cells.map((cell, at) => `${block.columns[at]}=${cell}`).join(' ');
  });
const frame = '+------+-------+';

test.each<[what: string, lines: string[], expected: string[]]>([
  [
    'with a header',
    [frame, '| Room | Price |', '+======+=======+', '| 101  | 80    |', frame, '| 102  | 90    |', frame],
    ['Room=101 Price=80', 'Room=102 Price=90'],
  ],
  [
    'without a header',
    [frame, '| Mon  | 9 to 5 |', frame, '| Sun  | closed |', frame],
    ['=Mon =9 to 5', '=Sun =closed'],
  ],
  [
    'with a cell of two lines',
    [frame, '| Room | Price |', '+======+=======+', '| 101  | 80 |', '|      | with tax |', frame],
    ['Room=101 Price=80 with tax'],
  ],
  [
    'between texts',
    ['Prices:', frame, '| A | B |', '+===+===+', '| 1 | 2 |', frame, 'Done.'],
    ['Prices:', 'A=1 B=2', 'Done.'],
  ],
  ['in code', ['```', frame, '| A | B |', frame, '```'], [`${frame}\n| A | B |\n${frame}`]],
  ['that is a frame alone', [frame], [frame]],
])('a table of Markdown that is drawn with frames, %s', (_what, lines, expected) => {
  expect(read(lines.join('\n'))).toEqual(expected);
});
