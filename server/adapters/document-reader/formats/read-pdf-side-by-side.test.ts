import { describe, expect, test } from 'vitest';
import type { PdfPage } from '#server/adapters/document-reader/fixtures/make-pdf.ts';
import { type Line, readPages, rows } from '#server/adapters/document-reader/fixtures/read-pdf-pages.ts';

describe('what is side by side', () => {
  const spread = (...given: [text: string, x: number][][]): PdfPage =>
    given.flatMap((row, index) => row.map(([text, x]) => ({ text, x, y: 720 - index * 20 })));

  test('a table whose columns are less than two letters apart', async () => {
    const page = spread(
      [
        ['Time', 60],
        ['Members', 118],
        ['Guests', 178],
      ],
      [
        ['Morning', 60],
        ['8 euros', 118],
        ['12 euros', 178],
      ],
      [
        ['Weekend', 60],
        ['10 euros', 118],
        ['16 euros', 178],
      ],
    );
    expect(await readPages(page)).toEqual([
      '[Time,Members,Guests: Morning,8 euros,12 euros]',
      '[Time,Members,Guests: Weekend,10 euros,16 euros]',
    ]);
  });

  test('names in the middle of wide columns', async () => {
    const course = (name: string, days: string, fee: string): [string, number][] => [
      [name, 60],
      [days, 230],
      [fee, 400],
    ];
    const names: [string, number][] = [
      ['Course', 120],
      ['Days', 300],
      ['Fee', 470],
    ];
    expect(
      await readPages(
        spread(names, course('Surfing', '3 days', '90 euros'), course('Sailing', '5 days', '150 euros')),
      ),
    ).toEqual(['[Course,Days,Fee: Surfing,3 days,90 euros]', '[Course,Days,Fee: Sailing,5 days,150 euros]']);
  });

  test('names that are close together above as many cells', async () => {
    const row = (...texts: [string, number][]) => texts;
    const page = spread(
      row(['Mon', 60], ['Tue', 92], ['Wed', 122]),
      row(['Yoga', 55], ['Judo', 88], ['Ball', 120]),
      row(['Spin', 57], ['Yoga', 86], ['Dance', 124]),
    );
    expect((await readPages(page)).at(-1)).toBe('[Mon,Tue,Wed: Spin,Yoga,Dance]');
  });

  test('the days of a calendar are no number', async () => {
    const days: PdfPage = ['1', '2', '3', '4', '5'].map((text, at) => ({ text, x: 60 + at * 16, y: 700 }));
    expect((await readPages(days)).join(' ')).not.toContain('12');
  });

  test('words of a stretched line are no cells', async () => {
    const page = spread(
      [
        ['The pool is', 60],
        ['heated and', 128],
        ['open', 200],
      ],
      [
        ['to all guests', 60],
        ['of the', 134],
        ['hotel.', 181],
      ],
    );
    expect(await readPages(page)).toEqual(['The pool is heated and open to all guests of the hotel.']);
  });

  test('dots lead from a name to its price', async () => {
    const dots = ' . '.repeat(12);
    expect(
      await readPages(rows(`Soup${dots}5,90`, `Schnitzel${'.'.repeat(20)}18,50`, `Cake${dots}6,20`)),
    ).toEqual(['[,: Soup,5,90]', '[,: Schnitzel,18,50]', '[,: Cake,6,20]']);
  });

  test('cards in two rows', async () => {
    const card = (y: number, names: string[], prices: string[]): PdfPage =>
      names.flatMap((name, at) => [
        { text: name, x: 60 + at * 150, y, size: 14 },
        { text: prices[at] ?? '', x: 60 + at * 150, y: y - 16 },
      ]);
    const page = [
      ...card(700, ['Rose', 'Lily', 'Iris'], ['90 euros', '80 euros', '70 euros']),
      ...card(660, ['Tulip', 'Daisy', 'Violet'], ['60 euros', '50 euros', '40 euros']),
    ] as PdfPage;
    expect(await readPages(page)).toEqual([
      '[Rose,Lily,Iris: 90 euros,80 euros,70 euros]',
      '[Tulip,Daisy,Violet: 60 euros,50 euros,40 euros]',
    ]);
  });

  test('columns whose lines are sentences', async () => {
    const page = spread(
      [
        ['Rooms have a balcony.', 60],
        ['Meals start at seven.', 220],
        ['Dogs stay free here.', 380],
      ],
      [
        ['Beds are very long.', 60],
        ['Lunch is not served.', 220],
        ['Cats are welcome too.', 380],
      ],
    );
    expect((await readPages(page)).join(' ')).toBe(
      'Rooms have a balcony. Beds are very long. Meals start at seven. Lunch is not served. Dogs stay free here. Cats are welcome too.',
    );
  });

  const left = [
    'Breakfast is served from seven until',
    'ten in the room by the garden, and on',
    'Sundays it is served until eleven.',
    'Dogs are welcome in all of our rooms.',
  ];
  const right = [
    'The pool is heated from May until',
    'September and open to all guests, the',
    'sauna in winter only. Towels are kept',
    'for you at the desk in the hall.',
  ];
  const columns = [left.join(' '), right.join(' ')];

  test('two columns are read one after the other, however they are drawn', async () => {
    expect(
      await readPages(
        rows(
          ...left.map((text, at): Line[] => [
            [text, 60],
            [right[at] ?? '', 320],
          ]),
        ),
      ),
    ).toEqual(columns);
    const drawn = [
      ...left.map((text, at) => ({ text, x: 60, y: 720 - at * 14 })),
      ...right.map((text, at) => ({ text, x: 320, y: 720 - at * 14 })),
    ];
    expect((await readPages(drawn)).join(' ')).toBe(columns.join(' '));
  });

  test('three columns of short lines', async () => {
    const texts = [
      ['Breakfast is served in the', 'hall from seven until ten,', 'on Sundays until eleven.'],
      ['The pool is heated from', 'the first of May, and it is', 'open to all our guests.'],
      ['Dogs are welcome in all', 'rooms and in the garden,', 'yet not in the hall itself.'],
    ];
    const lines = [0, 1, 2].map((at): Line[] =>
      texts.map((text, column) => [text[at] ?? '', 40 + column * 185]),
    );
    expect((await readPages(rows(...lines))).join(' ')).toBe(texts.flat().join(' '));
  });

  test('two columns with a heading each', async () => {
    const heads = [
      { text: 'Breakfast', x: 60, y: 740, size: 14 },
      { text: 'Pool', x: 320, y: 740, size: 14 },
    ];
    const body = left.flatMap((text, at) => [
      { text, x: 60, y: 720 - at * 14 },
      { text: right[at] ?? '', x: 320, y: 720 - at * 14 },
    ]);
    expect(await readPages([...heads, ...body])).toEqual(['Breakfast', columns[0], 'Pool', columns[1]]);
  });

  test('a heading over two columns, and one column longer than the other', async () => {
    const body = left.map((text, at): Line[] =>
      at < 3
        ? [
            [text, 60],
            [right[at] ?? '', 320],
          ]
        : [[text, 60]],
    );
    expect(
      (
        await readPages(
          rows('Our house and what is in it for every guest who comes to stay with us', ...body),
        )
      ).join(' '),
    ).toBe(
      [
        'Our house and what is in it for every guest who comes to stay with us',
        left.join(' '),
        right.slice(0, 3).join(' '),
      ].join(' '),
    );
  });

  const table = [
    ['Room', 'Price', 'Beds'],
    ['Single', '80 euros', '1'],
    ['Double', '120 euros', '2'],
    ['Family', '150 euros', '4'],
  ];
  const cells = table.flatMap((row, y) => row.map((text, x) => ({ text, x: 60 + x * 120, y: 720 - y * 16 })));
  const expected = [
    '[Room,Price,Beds: Single,80 euros,1]',
    '[Room,Price,Beds: Double,120 euros,2]',
    '[Room,Price,Beds: Family,150 euros,4]',
  ];
  test('a table is read by its rows, however it is drawn', async () => {
    expect(await readPages(cells)).toEqual(expected);
    expect(await readPages([...cells].sort((one, other) => one.x - other.x))).toEqual(expected);
  });

  test('a cell may be empty, or go on in the next line', async () => {
    const sparse = cells.filter(({ text }) => text !== '120 euros');
    expect((await readPages(sparse))[1]).toBe('[Room,Price,Beds: Double,,2]');
    const wrapped = [...cells, { text: 'per night', x: 180, y: 720 - 3 * 16 - 12 }];
    expect((await readPages(wrapped))[2]).toBe('[Room,Price,Beds: Family,150 euros per night,4]');
  });

  test('two columns of names with their values are a table', async () => {
    expect(
      await readPages(
        rows(
          ...[
            ['Monday', '9 to 17'],
            ['Tuesday', '9 to 17'],
            ['Sunday', 'closed'],
          ].map(([day = '', hours = '']): Line[] => [
            [day, 60],
            [hours, 250],
          ]),
        ),
      ),
    ).toEqual(['[,: Monday,9 to 17]', '[,: Tuesday,9 to 17]', '[,: Sunday,closed]']);
  });

  test('a time in the first row of two columns is a value', async () => {
    const pairs = [
      ['Check-in', '15:00 to 20:00'],
      ['Check-out', 'until 11:00'],
      ['Pets', '10 euros a night'],
    ];
    const lines = pairs.map(([name = '', value = '']): Line[] => [
      [name, 60],
      [value, 200],
    ]);
    expect(await readPages(rows(...lines))).toEqual(pairs.map(([name, value]) => `[,: ${name},${value}]`));
  });

  test('one line with a wide gap is one line', async () => {
    expect(
      await readPages(
        rows(
          'Our hotel is in the hills.',
          [
            ['Reception', 60],
            ['9 to 17', 300],
          ],
          'It has twenty rooms in all.',
        ),
      ),
    ).toEqual(['Our hotel is in the hills. Reception 9 to 17 It has twenty rooms in all.']);
  });
});
