import { expect, test } from 'vitest';
import { linesOnlyIn } from './lines-only-in.ts';

test.each([
  ['a\nb\nc', 'a\nc', ['b']],
  ['a\na', 'a', ['a']],
  ['a', 'a\na', []],
  ['', 'a', []],
  ['a\nb', '', ['a', 'b']],
  ['b\na', 'a\nb', []],
])('of %j against %j', (text, other, lines) => {
  expect(linesOnlyIn(text, other)).toEqual(lines);
});
