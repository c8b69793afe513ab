import { describe, expect, test } from 'vitest';
import type { PageLine } from './page-line.ts';
import { pageLinesToBlocks } from './page-lines-to-blocks.ts';

/** Lines one below the other, from the top of the page. */
const page = (...texts: (string | [text: string, fontSize: number])[]): PageLine[] =>
  texts.map((line, index) => {
    const [text, fontSize] = typeof line === 'string' ? [line, 11] : line;
    return { text, fontSize, x: 60, y: 750 - index * 14 };
  });
const shape = (...pages: PageLine[][]) =>
  pageLinesToBlocks(pages).map((block) =>
    'text' in block
      ? `${block.kind}${block.kind === 'heading' ? block.level : ''}: ${block.text}`
      : block.kind,
  );

describe('pageLinesToBlocks', () => {
  test('type sizes make levels of headings; one over two lines is one', () => {
    expect(
      shape(
        page(
          ['A long title', 20],
          ['over two lines', 20],
          'Text of the body.',
          ['Section', 14],
          'More text of the body.',
        ),
      ),
    ).toEqual([
      'heading1: A long title over two lines',
      'paragraph: Text of the body.',
      'heading2: Section',
      'paragraph: More text of the body.',
    ]);
  });

  test('list marks make items, which go on in the next line', () => {
    expect(shape(page('• first item that', 'goes on', '• second', '1. third'))).toEqual([
      'list-item: first item that goes on',
      'list-item: second',
      'list-item: third',
    ]);
  });

  test('a new column is a new paragraph', () => {
    const columns = [...page('left one', 'left two'), ...page('right one', 'right two')];
    expect(shape(columns)).toEqual(['paragraph: left one left two', 'paragraph: right one right two']);
  });

  test('a true hyphen stays', () => {
    expect(shape(page('Use our self-', 'Service desk in Stuttgart-', 'Mitte'))).toEqual([
      'paragraph: Use our self-Service desk in Stuttgart-Mitte',
    ]);
    expect(shape(page('a divi-', 'ded word'))).toEqual(['paragraph: a divided word']);
  });

  test.each([
    ['Late check-', 'out costs 20.', 'Late check-out costs 20.'],
    ['Free drop-', 'off here.', 'Free drop-off here.'],
    ['The rate is non-', 'refundable.', 'The rate is non-refundable.'],
    ['All non-', 'smoking.', 'All non-smoking.'],
    ['It is with-', 'out charge.', 'It is without charge.'],
    ['Send us feed-', 'back.', 'Send us feedback.'],
  ])('%s|%s', (first, second, whole) => {
    expect(shape(page(first, second))).toEqual([`paragraph: ${whole}`]);
  });

  test('a span that is divided after its hyphen is no item of a list', () => {
    expect(shape(page('Closed from 24.-', '26. Dezember, as always.'))).toEqual([
      'paragraph: Closed from 24.-26. Dezember, as always.',
    ]);
  });

  test('a first line that two pages share is text', () => {
    expect(shape(page('Same start', 'one.'), page('Same start', 'two.'))).toHaveLength(2);
  });

  test.each([[[]], [[[]]]])('pages without lines give no blocks', (pages) =>
    expect(pageLinesToBlocks(pages)).toEqual([]),
  );
});
