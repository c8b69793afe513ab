import { expect, test } from 'vitest';
import { namesOtherVariant } from './names-other-variant.ts';

const rows = ['iPhone 15: Screen £149', 'iPhone 15 Pro: Screen £219', 'Level 3 Saturday 10:00'];

test.each([
  ['The screen for the iPhone 15 costs £219.', rows[1], true],
  ['The screen for the iPhone 15 costs £149.', rows[0], false],
  ['The screen for the iPhone 15 Pro costs £149.', rows[0], true],
  ['Level 3 starts at 10:00.', rows[2], false],
  ['A screen costs £219.', rows[1], false],
])('"%s" by "%s": %s', (clause, statement = '', expected) => {
  expect(namesOtherVariant(clause, statement, rows)).toBe(expected);
});
