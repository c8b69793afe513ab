import { expect, test } from 'vitest';
import { orderRightToLeft } from './order-right-to-left.ts';
import { pageItemsToLines } from './page-items-to-lines.ts';

/** Pieces as a browser draws them: from left to right, at the places given. */
const draw = (...pieces: [text: string, x: number][]) =>
  pieces.map(([text, x]) => ({ text, x, y: 700, width: text.length * 5, fontSize: 10 }));
const linesOf = (...pieces: [text: string, x: number][]) =>
  pageItemsToLines(draw(...pieces)).map(({ text }) => text);

test('letters that are drawn one by one become words in the order in which they are read', () => {
  // أو drawn as one piece, then the word before it: قات.
  expect(linesOf(['\uFE95', 60], ['\uFE8E', 65], ['\uFED7', 70], ['\u0623\u0648', 75])).toEqual(['أوقات']);
});

test('figures and Latin names keep their own order', () => {
  expect(linesOf(['17', 60], ['\u05E2\u05D3', 75], ['9', 90], ['\u05DE', 100])).toEqual(['מ 9 עד 17']);
  expect(linesOf(['Mill', 60], ['Lane', 85], ['\u05E8\u05D7\u05D5\u05D1', 110], ['\u05D4', 135])).toEqual([
    'ה רחוב Mill Lane',
  ]);
});

test('a line in Latin letters stays as it is', () => {
  const items = draw(['Open', 60], ['daily', 85]);
  expect(orderRightToLeft(items)).toEqual(items);
});
