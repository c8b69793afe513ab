import { expect, test } from 'vitest';
import { addPackedCounts } from './add-packed-counts.ts';
import { packCounts } from './pack-counts.ts';

const chats = new Map([
  [
    300_000,
    new Map([
      [70_000, 1],
      [0, 127],
      [127, 128],
      [128, 4_000_000_000],
    ]),
  ],
  [1, new Map([[128, 16_384]])],
  [2, new Map<number, number>()],
]);

test.each<[chosen: number | null, counts: Record<number, number>]>([
  [null, { 0: 127, 127: 128, 128: 4_000_016_384, 70000: 1 }],
  [1, { 128: 16_384 }],
  [300_000, { 0: 127, 127: 128, 128: 4_000_000_000, 70000: 1 }],
  [2, {}],
  [9, {}],
])('what is packed is added for chat %s', (chosen, counts) => {
  const totals = new Uint32Array(70_001);
  addPackedCounts(totals, packCounts(chats), chosen);
  const found = [...totals.entries()].filter(([, times]) => times > 0);
  expect(Object.fromEntries(found)).toEqual(counts);
});
