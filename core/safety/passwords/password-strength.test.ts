import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0, 'weak'],
  ['abcdefg', 0, 'weak'],
  ['abcdefgh', 1, 'weak'],
  ['abcdefghij', 1, 'weak'],
  ['abcdefghijk', 2, 'fair'],
  ['A', 1, 'weak'],
  ['É', 1, 'weak'],
  ['7', 1, 'weak'],
  ['!', 1, 'weak'],
  [' ', 0, 'weak'],
  ['Abc1', 2, 'fair'],
  ['Abcdefg1', 3, 'fair'],
  ['Abcdef1!', 4, 'strong'],
  ['Abcdefghi1!', 5, 'strong'],
])('%j earns %i', (password, points, level) => {
  expect(passwordStrength(password)).toEqual({ points, level });
});
