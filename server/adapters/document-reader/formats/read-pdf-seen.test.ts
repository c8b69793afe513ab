import { describe, expect, test } from 'vitest';
import type { PdfPage } from '#server/adapters/document-reader/fixtures/make-pdf.ts';
import { readPages } from '#server/adapters/document-reader/fixtures/read-pdf-pages.ts';

const line = (text: string, y = 700, x = 60) => ({ text, x, y });
const draw = (operators: string) => ({ draw: operators });

describe('what the reader of a PDF does not see', () => {
  test.each<[what: string, page: PdfPage, expected: string]>([
    [
      'words with a line through them',
      [line('opens at 8'), draw('0.8 w 60 703.8 m 111 703.8 l S'), line('opens at 10', 686)],
      'opens at 10',
    ],
    [
      'a price with a thin box through it',
      [line('Room 120 euros'), draw('89 703.4 52 0.7 re f'), line('99 euros', 700, 160)],
      'Room 99 euros',
    ],
    ['an underline is none', [line('opens at 10'), draw('60 698.5 m 116 698.5 l S')], 'opens at 10'],
    ['a rule of a table is none', [line('Room 80'), draw('40 703.5 m 400 703.5 l S')], 'Room 80'],
    [
      'white words on the page',
      [line('Room 80'), draw('1 g'), line('SECRET', 686), draw('0 g'), line('a night', 672)],
      'Room 80 a night',
    ],
    ['white words on a dark ground', [draw('0 0 0.5 rg 50 690 300 30 re f 1 g'), line('Room 80')], 'Room 80'],
    ['white words on a picture', [draw('q 300 0 0 40 50 690 cm /I1 Do Q 1 g'), line('Room 80')], 'Room 80'],
    [
      'words that are drawn invisibly are read, as those of a scan are',
      [line('Room 80'), draw('BT 3 Tr'), line('a night', 686), draw('BT 0 Tr ET')],
      'Room 80 a night',
    ],
  ])('%s', async (_what, page, expected) => {
    expect((await readPages(page)).join(' ')).toBe(expected);
  });

  test('a font of pictures is read as what it draws', async () => {
    const rows = [
      ['What', 'Basic'],
      ['Pool', '4'],
      ['Sauna', '8'],
    ].flatMap(([name = '', sign = ''], at): PdfPage[number][] => [
      { text: name, y: 700 - at * 16 },
      { text: sign, x: 200, y: 700 - at * 16, font: at === 0 ? 'F1' : 'F2' },
    ]);
    expect((await readPages(rows as PdfPage)).slice(-2)).toEqual([
      '[What,Basic: Pool,✔]',
      '[What,Basic: Sauna,✘]',
    ]);
  });
});

describe('cells that nearly touch', () => {
  const table = (rows: string[][], places: number[]): PdfPage =>
    rows.flatMap((row, at) => row.map((text, column) => line(text, 700 - at * 16, places[column])));

  test('are cells where rows below each other begin them at the same places', async () => {
    const rows = [
      ['Nr', 'Name', 'Price'],
      ['100001', 'Family XL', '80 euros'],
      ['100002', 'Single', '60 euros'],
      ['100003', 'Double Sea', '90 euros'],
    ];
    expect(await readPages(table(rows, [52, 92, 152]))).toEqual(
      rows.slice(1).map((row) => `[Nr,Name,Price: ${row.join(',')}]`),
    );
  });

  test('are words where their places differ', async () => {
    const rows = [
      ['The', 'pool is', 'heated'],
      ['and open', 'to all', 'guests'],
      ['of our', 'old', 'hotel.'],
    ];
    const page = rows.flatMap(([first = '', second = '', third = ''], at) => [
      line(first, 700 - at * 14),
      line(second, 700 - at * 14, [81, 109, 96][at]),
      line(third, 700 - at * 14, [120, 142, 116][at]),
    ]);
    expect(await readPages(page)).toEqual(['The pool is heated and open to all guests of our old hotel.']);
  });
});

test('a word that is divided at the foot of a column goes on in the next', async () => {
  const left = [
    'Breakfast is served from seven until',
    'ten in the garden, and on Sundays',
    'until eleven. You have free can-',
  ];
  const right = [
    'cellation until noon of the day before.',
    'The pool is heated from May until the',
    'end of September and open to all.',
  ];
  const page = [left, right].flatMap((column, at) =>
    column.map((text, row) => line(text, 700 - row * 14, 60 + at * 270)),
  );
  expect((await readPages(page)).join(' ')).toContain('free cancellation until noon');
});

test('the title of every sheet is read once, however often it is printed', async () => {
  const sheets = ['Anna', 'Ben', 'Cleo'].map(
    (name): PdfPage => [
      { text: 'Certificate', y: 760, size: 28 },
      line(`${name} has passed the course.`),
      line('It took three days.', 686),
    ],
  );
  const texts = await readPages(...sheets);
  expect(texts.filter((text) => text === 'Certificate')).toHaveLength(1);
});
