import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksLikeHeader } from './looks-like-header.ts';
import { rowsToBlocks } from './rows-to-blocks.ts';

describe('looksLikeHeader', () => {
  test.each<[first: string[], expected: boolean]>([
    [['Name', 'Price'], true],
    [['Name', 'Price 2024'], true],
    [['Name', '3,50 €'], false],
    [['Monday', '9-17'], false],
    [['Name', 'Name'], false],
    [['Pool', '✓'], false],
    [['Name', ''], false],
    [['', 'Small', 'Large'], true],
    [['a@b.example', 'Name'], false],
    [['Open on Sunday?', 'No'], false],
    [['x'.repeat(90), 'Name'], false],
  ])('%j: %s', (first, expected) => expect(looksLikeHeader(first, [['a', 'b']])).toBe(expected));

  test.each<[first: string[], second: string[], expected: boolean]>([
    [['Monday', 'closed'], ['Tuesday', '9-17'], false],
    [['Mo', 'Ruhetag'], ['Di – Fr', '9-17 Uhr'], false],
    [['Lundi', 'fermé'], ['Mardi', '9h-17h'], false],
    [['月曜日', '定休日'], ['火曜日', '9:00–17:00'], false],
    [['Monday', 'Tuesday'], ['Yoga', 'Judo'], true],
    [['Modell', 'Preis'], ['Sofa', '90 €'], true],
    [['Material', 'Sizes'], ['Wool', 'S, M'], true],
  ])('%j above %j: %s', (first, second, expected) => {
    expect(looksLikeHeader(first, [second])).toBe(expected);
  });
});

describe('rowsToBlocks', () => {
  test('rows without number are read', () => {
    expect(
      rowsToBlocks(
        Array.from({ length: 200_000 }, () => ['a', 'b']),
        'none',
      ),
    ).toHaveLength(200_000);
  });

  test('short rows are filled, empty ones left out', () => {
    expect(rowsToBlocks([['A', 'B'], ['1'], ['', ' '], ['2', '3', '4']], 'guess')).toEqual([
      { kind: 'table-row', columns: ['A', 'B', ''], cells: ['1', '', ''] },
      { kind: 'table-row', columns: ['A', 'B', ''], cells: ['2', '3', '4'] },
    ]);
  });

  test.each([
    ['Question', 'Answer'],
    ['frage', 'Antwort'],
    ['问题', '答案'],
    ['Q', 'A'],
    ['Question', 'Réponse'],
  ])('%s and %s are pairs', (question, answer) => {
    expect(
      rowsToBlocks(
        [
          ['id', question, answer],
          ['1', 'Open?', 'Yes.'],
        ],
        'guess',
      ),
    ).toEqual([{ kind: 'question', question: 'Open?', alternatives: [], answer: 'Yes.' }]);
  });

  test('a column that asks throughout makes pairs without any header', () => {
    expect(
      rowsToBlocks(
        [
          ['Open?', 'Yes.'],
          ['Free?', 'No.'],
        ],
        'guess',
      ).map((block) => block.kind),
    ).toEqual(['question', 'question']);
  });

  test('a pair without its answer stays a row', () => {
    expect(
      rowsToBlocks(
        [
          ['Question', 'Answer'],
          ['Open?', ''],
        ],
        'guess',
      )[0]?.kind,
    ).toBe('table-row');
  });

  test('names and cells are equally many, and no cell is lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { maxLength: 5 }), { maxLength: 8 }),
        fc.constantFrom('first-row', 'guess', 'none'),
        (rows, header) => {
          for (const block of rowsToBlocks(rows, header)) {
            if (block.kind === 'table-row') expect(block.cells).toHaveLength(block.columns.length);
          }
        },
      ),
    );
  });
});
