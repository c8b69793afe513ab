import { expect, test } from 'vitest';
import { fitSquare } from './fit-square.ts';

const size = { width: 400, height: 300 };

test.each([
  ['the middle', null, { left: 50, top: 0, side: 300 }],
  ['the wanted one', { left: 10, top: 20, side: 100 }, { left: 10, top: 20, side: 100 }],
  ['one that begins outside', { left: 390, top: 290, side: 100 }, { left: 300, top: 200, side: 100 }],
  ['one that is too large', { left: 0, top: 0, side: 900 }, { left: 0, top: 0, side: 300 }],
  ['parts of a pixel', { left: 9.6, top: 0.4, side: 99.5 }, { left: 10, top: 0, side: 100 }],
])('%s', (_what, wanted, square) => {
  expect(fitSquare(size, wanted)).toEqual(square);
});

test('a picture of one pixel', () => {
  expect(fitSquare({ width: 1, height: 9 }, null)).toEqual({ left: 0, top: 4, side: 1 });
});
