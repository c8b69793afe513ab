import { expect, test } from 'vitest';
import { placeholderTiles } from './placeholder-tiles.ts';

const [free, upgrade] = ['free', 'upgrade'];

test.each([
  [0, 1, [upgrade, upgrade]],
  [1, 1, [upgrade, upgrade]],
  [0, 2, [free, upgrade]],
  [1, 2, [upgrade, upgrade]],
  [0, 10, [free, free]],
  [7, 10, [free, free]],
  [8, 10, [free]],
  [10, 10, []],
  [12, 10, []],
  [0, null, [free, free]],
  [3, null, []],
])('%i of %s used: %j', (used, limit, tiles) => {
  expect(placeholderTiles({ name: 'agents', used, limit, percentage: 0 })).toEqual(tiles);
});

test('none while the usage is not known', () => expect(placeholderTiles(undefined)).toEqual([]));
