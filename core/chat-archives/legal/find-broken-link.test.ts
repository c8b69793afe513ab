import { expect, test } from 'vitest';
import { chainEvents } from './chain-events.ts';
import { findBrokenLink } from './find-broken-link.ts';

const chain = chainEvents(
  ['received', 'read', 'package made'].map((what, index) => ({
    at: `2024-03-05T15:04:0${index}.000Z`,
    what,
    details: { index },
  })),
);
const lines = chain.trimEnd().split('\n');

test('an audit log is unbroken as it was written', () => {
  expect(findBrokenLink(chain)).toBeNull();
});

test.each([
  ['changed', [lines[0]?.replace('received', 'refused'), lines[1], lines[2]], 2],
  ['left out', [lines[0], lines[2]], 2],
  ['put before another', [lines[1], lines[0], lines[2]], 1],
  ['made up', ['{"number":1}', lines[1], lines[2]], 1],
  ['no JSON', [lines[0], 'nothing', lines[2]], 2],
  ['missing with all others', [], 1],
])('an audit log shows a line that was %s', (_how, given, at) => {
  expect(findBrokenLink(given.map((line) => `${line}\n`).join(''))).toBe(at);
});
