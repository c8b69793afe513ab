import { expect, test } from 'vitest';
import { chooseToYield } from './choose-to-yield.ts';

const group = (groupId: string, running: number, isWaiting = false) => ({ groupId, running, isWaiting });
const [a, b] = [{ groupId: 'a' }, { groupId: 'b' }];

test.each([
  ['nobody waits', [a], [group('a', 3)], null],
  ['only one with as many places waits', [a], [group('a', 1), group('c', 1, true)], null],
  ['only the same group waits', [a], [group('a', 3, true)], null],
  ['one without a place waits', [a, b], [group('a', 1), group('b', 1), group('c', 0, true)], a],
  [
    'the longest running has no more places than who waits',
    [a, b],
    [group('a', 1), group('b', 3), group('c', 1, true)],
    b,
  ],
  [
    'several wait, one of them with none',
    [a, b],
    [group('a', 1), group('c', 0, true), group('b', 1, true)],
    a,
  ],
] as const)('where %s', (_case, overdue, groups, chosen) => {
  expect(chooseToYield(overdue, groups)).toBe(chosen);
});
