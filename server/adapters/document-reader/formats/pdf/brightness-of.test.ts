import { expect, test } from 'vitest';
import { brightnessOf } from './brightness-of.ts';

test.each([
  [
    'bits, each row from a byte on',
    { width: 9, height: 2, kind: 1, data: [0xaa, 0x80, 0x55, 0x00] },
    [255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0],
  ],
  ['a mask', { width: 8, height: 1, data: [0x0f] }, [0, 0, 0, 0, 255, 255, 255, 255]],
  ['grey', { width: 2, height: 1, kind: 1, data: [7, 200] }, [7, 200]],
  ['colours', { width: 2, height: 1, kind: 2, data: [255, 255, 255, 255, 0, 0] }, [255, 76]],
  ['colours with opacity', { width: 1, height: 1, kind: 3, data: [0, 0, 255, 9] }, [29]],
  ['bytes that do not fit', { width: 3, height: 3, kind: 2, data: [1, 2, 3, 4] }, null],
])('reads %s', (_what, { data, ...picture }, expected) => {
  const bright = brightnessOf({ ...picture, data: Uint8Array.from(data) });
  expect(bright && [...bright]).toEqual(expected);
});
