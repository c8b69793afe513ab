import { describe, expect, test } from 'vitest';
import type { PdfPage } from '#server/adapters/document-reader/fixtures/make-pdf.ts';
import { readPages, rows } from '#server/adapters/document-reader/fixtures/read-pdf-pages.ts';

test('figures in a line of letters with a space between them are a number', async () => {
  const line: PdfPage = [
    { text: 'M o n d a y', x: 60, y: 700 },
    { text: '9', x: 130, y: 700 },
    { text: 't o', x: 145, y: 700 },
    { text: '1 7', x: 166, y: 700 },
  ];
  expect(await readPages(line)).toEqual(['Monday 9 to 17']);
});

test('letters with a space between them are a word, figures are not', async () => {
  expect(await readPages(rows('O P E N I N G', 'Rate us from one to five:', '1 2 3 4 5'))).toEqual([
    'OPENING Rate us from one to five: 1 2 3 4 5',
  ]);
});

describe('cards and pages with a header', () => {
  const numbers = [1, 2, 3, 4, 5];
  test('cards of one form keep all that is on them', async () => {
    const cards = numbers.map((n) => rows(`Room 10${n}`, `Price ${100 + n * 20} euros`, 'Beds 2'));
    const text = (await readPages(...cards)).join(' ');
    for (const n of numbers) expect(text).toContain(`Room 10${n} Price ${100 + n * 20} euros Beds 2`);
  });

  test('cards whose lines are far apart keep all, too', async () => {
    const cards = numbers.map(
      (n): PdfPage => [
        { text: `Room 10${n}`, y: 700, size: 18 },
        { text: `Price ${100 + n * 20} euros`, y: 600 },
        { text: 'Beds 2', y: 586 },
      ],
    );
    const text = (await readPages(...cards)).join(' ');
    for (const n of numbers) expect(text).toContain(`Room 10${n} Price ${100 + n * 20} euros Beds 2`);
  });

  const page = (number: number, header: string, footer: string): PdfPage => [
    { text: header, y: 800 },
    ...(rows(`The text of page ${number}.`, 'It goes on here.', 'And it ends here.') as Exclude<
      PdfPage,
      string
    >),
    { text: footer, y: 30 },
  ];
  test.each<[what: string, header: string, footer: (number: number) => string, expected: string[]]>([
    ['page numbers', 'Handbook of the hotel', (n) => String(n), []],
    ['page numbers of a book', 'Handbook of the hotel', (n) => `– ${n + 40} –`, []],
    ['pages of all', 'Handbook of the hotel', (n) => `Seite ${n} von 5`, []],
    ['Roman page numbers', 'Handbook of the hotel', (n) => ['i', 'ii', 'iii', 'iv', 'v'][n - 1] ?? '', []],
    ['page numbers behind words', 'Handbook of the hotel', (n) => `Status: May, page ${n} of 5`, []],
    ['a phone number', 'Call 555 1234', (n) => `Page ${n}`, ['Call 555 1234']],
  ])('%s', async (_what, header, footer, expected) => {
    const blocks = await readPages(...numbers.map((n) => page(n, header, footer(n))));
    const texts = numbers.map((n) => `The text of page ${n}. It goes on here. And it ends here.`);
    expect(blocks).toEqual([...expected, ...texts]);
  });

  test('a name before the number of the page, in smaller type than the text, is left out', async () => {
    const sheets = (size: number) =>
      numbers.map(
        (n): PdfPage => [
          ...(rows(`The text of page ${n}.`, 'It goes on here.') as Exclude<PdfPage, string>),
          { text: `Firm Ltd ${n}`, y: 30, size },
        ],
      );
    expect((await readPages(...sheets(8))).join(' ')).not.toContain('Firm');
    expect((await readPages(...sheets(11))).join(' ')).toContain('Firm Ltd 3');
  });

  test('a phone number before the number of the page stays once', async () => {
    const blocks = await readPages(...numbers.map((n) => page(n, 'Handbook', `Call 555 1234, page ${n}`)));
    expect(blocks.filter((text) => text.includes('555'))).toEqual(['Call 555 1234, page 1']);
  });
});

describe('words', () => {
  test.each([
    [['You may can-', 'cel until noon.'], 'You may cancel until noon.'],
    [['Free can-', 'cellation until noon.'], 'Free cancellation until noon.'],
    [['Our well-', 'known pool.'], 'Our well-known pool.'],
    [['The North-', 'West wing.'], 'The North-West wing.'],
    [['A 24-', 'hour desk.'], 'A 24-hour desk.'],
    [['A COVID-', '19 test.'], 'A COVID-19 test.'],
    [['Gluten-', 'free bread.'], 'Gluten-free bread.'],
    [['Vor-', 'und Nachteile.'], 'Vor- und Nachteile.'],
    [['The pick-up point and the pick-', 'up time.'], 'The pick-up point and the pick-up time.'],
    [
      ['The checkout is at noon. Check-', 'out late costs 20.'],
      'The checkout is at noon. Checkout late costs 20.',
    ],
    [['An ever-', 'green garden.'], 'An evergreen garden.'],
    [['Your mother-in-', 'law is welcome.'], 'Your mother-in-law is welcome.'],
    [['All up-to-', 'date prices.'], 'All up-to-date prices.'],
    [['A full-', 'time desk.'], 'A full-time desk.'],
    [['An air-', 'conditioned room.'], 'An air-conditioned room.'],
    [['See www.firm-', 'rooms.example today.'], 'See www.firm-rooms.example today.'],
    [['Write to info@firm-', 'rooms.example today.'], 'Write to info@firm-rooms.example today.'],
    [['Write to anna.maria-', 'smith@firm.example now.'], 'Write to anna.maria-smith@firm.example now.'],
    [['Book at firm.example/rooms-', 'and-prices today.'], 'Book at firm.example/rooms-and-prices today.'],
    [['Peut-', 'être demain.'], 'Peut-être demain.'],
    [['Notre rendez-', 'vous. Dites-', 'le nous.'], 'Notre rendez-vous. Dites-le nous.'],
    [['Die Öffnungs-', 'zeiten im Früh-', 'jahr.'], 'Die Öffnungszeiten im Frühjahr.'],
    [['De openings-', 'tijden.'], 'De openingstijden.'],
    [['P R I C E S', 'of rooms.'], 'PRICES of rooms.'],
    [['Plan A B C and D', 'here.'], 'Plan A B C and D here.'],
  ])('%j', async (lines, expected) => {
    expect(await readPages(rows(...lines))).toEqual([expected]);
  });

  test('letters that are drawn one by one', async () => {
    const letters = [...'PRICES'].map((text, index) => ({ text, x: 60 + index * 16, y: 700 }));
    expect(await readPages([...letters, { text: 'Room 80 euros', y: 686 }])).toEqual([
      'PRICES Room 80 euros',
    ]);
    const near = [...'OPEN NOW'].map((text, index) => ({ text, x: 60 + index * 15, y: 700 }));
    expect(
      await readPages([...near.filter(({ text }) => text !== ' '), { text: 'until nine', y: 686 }]),
    ).toEqual(['OPEN NOW until nine']);
  });

  test.each<[what: string, page: PdfPage, expected: string]>([
    [
      'an exponent',
      [
        { text: '10', x: 60, y: 700 },
        { text: '6', x: 73, y: 704, size: 7 },
        { text: 'units', x: 80, y: 700 },
      ],
      '10⁶ units',
    ],
    [
      'the mark of a note',
      [
        { text: '9995 euros', x: 60, y: 700 },
        { text: '1', x: 116, y: 704, size: 7 },
      ],
      '9995 euros¹',
    ],
    [
      'an index',
      [
        { text: 'H', x: 60, y: 700 },
        { text: '2', x: 68, y: 697, size: 7 },
        { text: 'O', x: 72, y: 700 },
      ],
      'H2O',
    ],
  ])('%s', async (_what, page, expected) => {
    expect(await readPages(page)).toEqual([expected]);
  });
});
