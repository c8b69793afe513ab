import { expect, it } from 'vitest';
import { readRequestedPause } from './read-requested-pause.ts';

const now = new Date('2026-12-01T12:00:00Z');
const retryInfo = (retryDelay: string) => [{ '@type': 'x' }, { '@type': 'RetryInfo', retryDelay }];

it.each<[Record<string, string | string[]>, unknown, number | null]>([
  [{}, undefined, null],
  [{ 'retry-after': '7' }, undefined, 7],
  [{ 'retry-after': ['7', '9'] }, undefined, 7],
  [{ 'retry-after': ' 1.2 ' }, undefined, 2],
  [{ 'retry-after': '0' }, undefined, 0],
  [{ 'retry-after': 'Tue, 01 Dec 2026 12:01:30 GMT' }, undefined, 90],
  [{ 'retry-after': 'Tue, 01 Dec 2026 11:00:00 GMT' }, undefined, 0],
  [{ 'retry-after': 'soon' }, undefined, null],
  [{ 'retry-after': '-5x' }, undefined, null],
  [{ 'retry-after-ms': '1500', 'retry-after': '9' }, undefined, 2],
  [{}, retryInfo('7s'), 7],
  [{}, retryInfo('34.07s'), 35],
  [{}, retryInfo('a while'), null],
  [{}, [null, 'text', 3], null],
  [{}, 'text', null],
])('reads %j with details %j as %s seconds', (headers, details, seconds) => {
  expect(readRequestedPause(headers, details, now)).toBe(seconds);
});
