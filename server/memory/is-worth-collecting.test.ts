import { expect, it } from 'vitest';
import { isWorthCollecting } from './is-worth-collecting.ts';

it.each([
  ['after the start', { cpuShare: 0.01, usedMb: 140, usedAfterLastMb: 0 }, true],
  ['with little garbage', { cpuShare: 0.01, usedMb: 80, usedAfterLastMb: 70 }, false],
  ['with much garbage', { cpuShare: 0.02, usedMb: 100, usedAfterLastMb: 70 }, true],
  ['while it chats', { cpuShare: 0.08, usedMb: 400, usedAfterLastMb: 70 }, false],
  [
    'with a large heap and little garbage for it',
    { cpuShare: 0.02, usedMb: 440, usedAfterLastMb: 400 },
    false,
  ],
  ['with a large heap and much garbage', { cpuShare: 0.02, usedMb: 500, usedAfterLastMb: 400 }, true],
])('decides %s', (_name, look, expected) => {
  expect(isWorthCollecting(look)).toBe(expected);
});
