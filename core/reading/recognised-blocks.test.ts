import { expect, test } from 'vitest';
import { describeScans } from './problems/describe-scans.ts';
import { recognisedBlocks } from './recognised-blocks.ts';

test.each([
  ['lines of a paragraph', 'Breakfast is served\nfrom 7 to 10.\n', ['Breakfast is served from 7 to 10.']],
  ['paragraphs', 'Parking is free.\n \n\nDogs pay 10 euros.', ['Parking is free.', 'Dogs pay 10 euros.']],
  ['a divided word', 'Free can-\ncellation until Friday.', ['Free cancellation until Friday.']],
  ['a name with a hyphen at its end', 'Baden-\nBaden', ['Baden- Baden']],
  ['specks', '. |\n\n~\n\nRoom 12', ['Room 12']],
])('%s', (_what, text, paragraphs) => {
  expect(recognisedBlocks(3, text)).toEqual([
    { kind: 'heading', level: 2, text: 'Page 3' },
    ...paragraphs.map((paragraph) => ({ kind: 'paragraph', text: paragraph })),
  ]);
});

test('a page without letters has no blocks', () => {
  expect(recognisedBlocks(1, ' \n. ~\n')).toEqual([]);
});

test.each([
  [[], [], []],
  [[], [2], ['Page 2 is a picture (a scan) and was not read.']],
  [[1], [], ['Page 1 is a scan. Its text was recognised, and may have mistakes.']],
  [
    [1, 3],
    [2, 4],
    [
      'Pages 2, 4 are pictures (scans) and were not read.',
      'Pages 1, 3 are scans. Their text was recognised, and may have mistakes.',
    ],
  ],
])('of recognised pages %j and unread pages %j the owner hears', (recognised, unread, notes) => {
  expect(describeScans({ recognised, unread })).toEqual(notes);
});
