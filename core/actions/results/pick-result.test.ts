import { expect, test } from 'vitest';
import { cpuMsOf } from '#tests/cpu-ms-of.ts';
import { isEmptyResult } from './is-empty-result.ts';
import { isPath } from './is-path.ts';
import { pickResult } from './pick-result.ts';

const answer = { data: { orders: [{ state: 'shipped', 'ship-date': '2026-12-03' }] } };

test.each([
  ['', answer],
  ['$', answer],
  ['data.orders[0].state', 'shipped'],
  ['$.data.orders[0]', answer.data.orders[0]],
  ["data['orders'][0]['ship-date']", '2026-12-03'],
  ['data.orders[1].state', undefined],
  ['data.constructor', undefined],
  ['__proto__', undefined],
])('the path %s picks %o', (path, expected) => {
  expect(isPath(path)).toBe(true);
  expect(pickResult(answer, path)).toEqual(expected);
});

test.each(['data[?(@.x)]', 'a b', 'data[*]', 'a/b'])('%s is no path', (path) => {
  expect(isPath(path)).toBe(false);
});

test('that a long text is no path is seen at once', () => {
  expect(cpuMsOf(() => isPath(`${'a'.repeat(40)}!`))).toBeLessThan(1_000);
});

test.each([
  [null, true],
  [undefined, true],
  ['', true],
  [[], true],
  [{}, true],
  [[{}], true],
  [0, false],
  [false, false],
  [{ state: null }, false],
])('%o is empty: %o', (result, expected) => {
  expect(isEmptyResult(result)).toBe(expected);
});
