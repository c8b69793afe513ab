import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TableRow, writeRows } from './write-rows.ts';

const row = (columns: string[], cells: string[]): TableRow => ({ kind: 'table-row', columns, cells });
const nameless = (cells: string[]) =>
  row(
    cells.map(() => ''),
    cells,
  );

describe('a row', () => {
  test.each<[row: TableRow, expected: string]>([
    [nameless(['Duration', '2 days']), 'Duration: 2 days'],
    [nameless(['Monday', 'closed']), 'Monday: closed'],
    [nameless(['Duration:', '2 days']), 'Duration: 2 days'],
    [nameless(['Open on Sunday?', 'Yes']), 'Open on Sunday? Yes'],
    [nameless(['Alone']), 'Alone'],
    [row(['Name'], ['Alone']), 'Name: Alone'],
    [row(['Day', 'Opening hours'], ['Monday', '9am–5pm']), 'Monday: 9am–5pm'],
    [row(['Day', 'Opening hours'], ['Monday', '9:00 - 17:00']), 'Monday: 9:00 - 17:00'],
    [row(['Tag', 'Öffnungszeit'], ['Montag', '9 bis 17']), 'Montag: 9 bis 17'],
    [row(['Item', 'Price'], ['Towel hire', '£2.50']), 'Towel hire: Price £2.50'],
    [row(['Feature', 'Value'], ['Weight', '12 kg']), 'Weight: 12 kg'],
    [row(['Item', 'Kept for'], ['Towels', '7 days']), 'Towels: Kept for 7 days'],
    [row(['Course', 'Adult', 'Child'], ['Level 1', '£245', '£180']), 'Level 1: Adult £245, Child £180'],
    [row(['Course', 'Adult', 'Lunch'], ['Level 1', '£245', 'Yes']), 'Level 1: Adult £245, Lunch Yes'],
    [row(['Course', 'Adult', 'Lunch'], ['Level 1', '', 'Yes']), 'Level 1: Lunch Yes'],
    [
      row(['Course', 'Adult', 'With it'], ['Level 1', '£245', 'lunch, boat and lifejacket']),
      'Level 1: Adult £245; With it: lunch, boat and lifejacket',
    ],
    [row(['', 'Small', 'Large'], ['Pizza', '£9', '£12']), 'Pizza: Small £9, Large £12'],
    [row(['Size', 'Price', 'Colour'], ['54', '£9', 'red']), 'Size: 54; Price: £9; Colour: red'],
    [row(['', 'A', 'B'], ['', '1', '2']), 'A: 1; B: 2'],
    [row(['产品', '小', '大'], ['苹果', '5元', '8元']), '苹果: 小 5元, 大 8元'],
  ])('%j', (given, expected) => expect(writeRows([given], 700).map(({ text }) => text)).toEqual([expected]));
});

describe('a table', () => {
  const week = ['Monday', 'Tuesday', 'Wednesday'].map((day) => nameless([day, '9 to 5']));

  test('that is small is one passage, a sentence a row', () => {
    expect(writeRows(week, 700)).toEqual([
      { text: 'Monday: 9 to 5\nTuesday: 9 to 5\nWednesday: 9 to 5', sentenceOffsets: [0, 15, 31] },
    ]);
  });

  test('of many rows, or of long ones, is a passage a row', () => {
    expect(writeRows([...week, ...week, ...week], 700)).toHaveLength(9);
    expect(writeRows([...week, nameless(['Notes', 'x'.repeat(400)])], 700)).toHaveLength(4);
  });

  test('loses no cell, and keeps to the length', () => {
    const cell = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('£5', 'Level 1', 'y '.repeat(300)));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 10 }), (rows) => {
        const passages = writeRows(
          rows.map((cells) =>
            row(
              cells.map((_, at) => `C${at}`),
              cells,
            ),
          ),
          700,
        );
        const letters = (text: string) => text.replace(/[\s:：]+/g, '');
        const written = letters(passages.map(({ text }) => text).join(''));
        for (const each of rows.flat()) {
          if (each.length < 30) expect(written).toContain(letters(each));
        }
        for (const { text, sentenceOffsets } of passages) {
          expect(text.length).toBeLessThanOrEqual(700);
          expect(sentenceOffsets[0]).toBe(0);
        }
      }),
    );
  });
});
