import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

const wrap = (text: string, lines: number) =>
  wrapText(text, { width: 10, lines, measure: (line) => line.length });

test.each([
  ['short', 2, ['short']],
  ['one two three four', 3, ['one two', 'three four']],
  ['one two three four five six', 2, ['one two', 'three…']],
  ['one two, three', 1, ['one two…']],
  ['incomprehensibilities', 1, ['incomprehensibilities']],
  ['', 2, []],
])('%j in %i lines', (text, lines, wrapped) => {
  expect(wrap(text, lines)).toEqual(wrapped);
});
