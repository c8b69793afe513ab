import { expect, test } from 'vitest';
import { freeSlots } from './free-slots.ts';

test.each([
  [0, 1, 0],
  [1, 1, 0],
  [0, 2, 1],
  [1, 2, 0],
  [0, 10, 2],
  [8, 10, 1],
  [12, 10, 0],
  [3, null, 0],
])('%i of %s used: %i drawn', (used, limit, drawn) => {
  expect(freeSlots({ name: 'agents', used, limit, percentage: 0 })).toBe(drawn);
});

test('none while the usage is not known', () => expect(freeSlots(undefined)).toBe(0));
