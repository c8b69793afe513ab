import { describe, expect, test } from 'vitest';
import { textToBlocks } from './text-to-blocks.ts';

const shape = (text: string) =>
  textToBlocks(text).map((block) => ('text' in block ? [block.kind, block.text] : [block.kind]));
const PROSE = 'This line of the text is longer than fifty characters, as in an e-mail.';

describe('textToBlocks', () => {
  test('one paragraph stays one', () => {
    expect(shape('We are open from nine to five. Come in.')).toEqual([
      ['paragraph', 'We are open from nine to five. Come in.'],
    ]);
  });

  test('empty lines divide, wrapped prose is joined', () => {
    expect(shape(`${PROSE}\n${PROSE}\n\nSecond.`)).toEqual([
      ['paragraph', `${PROSE} ${PROSE}`],
      ['paragraph', 'Second.'],
    ]);
  });

  test.each([
    ['Free can-\ncellation', 'Free cancellation'],
    ['A well-\nknown rule', 'A well-known rule'],
    ['The North-\nWest wing', 'The North-West wing'],
    ['Mill Lane 12\nFernwood', 'Mill Lane 12\nFernwood'],
    ['Open -\nclosed', 'Open -\nclosed'],
  ])('a word that is divided at the end of a short line is one: %j', (text, expected) => {
    expect(shape(`First.\n\n${text}`)[1]).toEqual(['paragraph', expected]);
  });

  test('without empty lines each line is a block, unless it is wrapped prose', () => {
    expect(shape('One.\nTwo.\r\nThree.')).toEqual([
      ['paragraph', 'One.'],
      ['paragraph', 'Two.'],
      ['paragraph', 'Three.'],
    ]);
    expect(shape(`${PROSE}\n${PROSE}`)).toHaveLength(1);
  });

  test('headings of Markdown are headings, whatever is around them', () => {
    expect(shape('# Delivery\nTwo days.\n## To islands ##\nFour days.\n\n#hashtag stays')).toEqual([
      ['heading', 'Delivery'],
      ['paragraph', 'Two days.'],
      ['heading', 'To islands'],
      ['paragraph', 'Four days.'],
      ['paragraph', '#hashtag stays'],
    ]);
  });

  test.each([
    ['Opening hours', 'heading'],
    ['Phone: 123', 'paragraph'],
    ['Call us.', 'paragraph'],
    ['Room 12', 'paragraph'],
    ['***', 'paragraph'],
  ])('%s above a longer paragraph is a %s', (line, kind) => {
    expect(shape(`${line}\n\n${PROSE}`)[0]?.[0]).toBe(kind);
  });

  test('the last line is no heading of nothing', () => {
    expect(shape(`${PROSE}\n\nYours`)[1]?.[0]).toBe('paragraph');
  });

  test.each(['- a\n- b', '• a\n• b', '1. a\n2. b', 'Intro\n* a\n* b'])('finds the list in %j', (text) => {
    expect(shape(text).filter(([kind]) => kind === 'list-item')).toEqual([
      ['list-item', 'a'],
      ['list-item', 'b'],
    ]);
  });

  test.each(['', ' \n\n ', '\u0000'])('finds nothing in %j', (text) =>
    expect(textToBlocks(text)).toEqual([]),
  );

  test('a table of Markdown is rows with the names of their columns', () => {
    const table = 'Prices\n\n| Tour | Price |\n|---|:--:|\n| City \\| harbour | 20 euros |\n| Islands |';
    expect(textToBlocks(table)).toEqual([
      { kind: 'heading', level: 2, text: 'Prices' },
      { kind: 'table-row', columns: ['Tour', 'Price'], cells: ['City | harbour', '20 euros'] },
      { kind: 'table-row', columns: ['Tour', 'Price'], cells: ['Islands', ''] },
    ]);
  });

  test.each(['Either | or', 'a | b\nc | d', 'a\n-\nb', '| a |\n|---|'])('%j is no table', (text) => {
    expect(textToBlocks(text).some(({ kind }) => kind === 'table-row')).toBe(false);
  });
});
