import { expect, test } from 'vitest';
import { readMarkdown } from '../read-markdown.ts';

const read = (markdown: string): string[] =>
  readMarkdown(Buffer.from(markdown)).blocks.map((block) => {
    if (block.kind !== 'table-row') return 'text' in block ? block.text : '?';
    return block.cells.map((cell, at) => `${block.columns[at]}=${cell}`).join(' ');
  });

test.each<[what: string, markdown: string, expected: string[]]>([
  [
    'with names',
    'Prices:\n\n  Room     Price\n  ------   -------\n  101      80 euros\n  Sea view 90\n\nThe end.',
    ['Prices:', 'Room=101 Price=80 euros', 'Room=Sea view Price=90', 'The end.'],
  ],
  [
    'between strokes',
    '=====  =====\nMon    9 to 5\nSun    closed\n=====  =====',
    ['=Mon =9 to 5', '=Sun =closed'],
  ],
  ['whose rows do not keep to it', 'A   b\n--- ---\nabcdefgh', ['A b', 'abcdefgh']],
  ['in code', '```\nA    B\n---  ---\n1    2\n```', ['A    B\n---  ---\n1    2']],
  ['that is a rule', 'A\n\n- - -\n\nB', ['A', 'B']],
])('a table of Markdown that is drawn with strokes, %s', (_what, markdown, expected) => {
  expect(read(markdown)).toEqual(expected);
});
