import { expect, test } from 'vitest';
import type { Block } from '#core/reading/read-document.ts';
import { blocksToText } from './blocks-to-text.ts';
import { textToBlocks } from './text-to-blocks.ts';

const columns = ['Tour', 'Price'];
const blocks: Block[] = [
  { kind: 'heading', level: 1, text: 'Tours' },
  { kind: 'paragraph', text: 'We go every day.' },
  { kind: 'list-item', text: 'Bring water' },
  { kind: 'list-item', text: 'Bring a hat' },
  { kind: 'heading', level: 3, text: 'Prices' },
  { kind: 'table-row', columns, cells: ['City | harbour', '20 euros'] },
  { kind: 'table-row', columns, cells: ['Islands', '35 euros'] },
  { kind: 'table-row', columns: ['Day', 'Hour'], cells: ['Monday', '9'] },
  { kind: 'paragraph', text: 'Book by phone.' },
];

test('what is written is read as the same again', () => {
  expect(textToBlocks(blocksToText(blocks))).toEqual(blocks);
});

test.each<[Block[], string]>([
  [[], ''],
  [[{ kind: 'list-item', text: 'In two\nlines' }], '- In two lines'],
  [
    [{ kind: 'question', question: 'Are you open?', alternatives: [], answer: 'Yes.' }],
    '## Are you open?\n\nYes.',
  ],
  [[{ kind: 'table-row', columns: ['A', 'B'], cells: ['1', '2'] }], '| A | B |\n| --- | --- |\n| 1 | 2 |'],
])('%j is written as %j', (given, text) => {
  expect(blocksToText(given)).toBe(text);
});
