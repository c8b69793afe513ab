import { expect, test } from 'vitest';
import { emptyColumns } from './empty-columns.ts';
import type { MessageColumns } from './message-columns.ts';
import { packColumns } from './pack-columns.ts';
import { unpackColumns } from './unpack-columns.ts';

const columns: MessageColumns = {
  at: Float64Array.of(1_709_651_045_123, 1_709_651_045_123, 1_709_651_046_000, 8_640_000_000_000_000),
  chat: Int32Array.of(1, 127, 128, 2_147_483_647),
  person: Int32Array.of(-1, -2_147_483_648, 9, 40_000),
  kind: Uint8Array.of(0, 5, 255, 1),
  words: Int32Array.of(0, 300, 3, 100_000),
  isQuestion: Uint8Array.of(1, 0, 1, 1),
  language: Uint8Array.of(0, 200, 1, 7),
  tone: Int8Array.of(-128, 127, 0, -1),
};

test.each([[[0, 4]], [[0, 2, 4]], [[0, 1, 2, 3, 4]], [[0, 0, 3, 3, 4]]])(
  'columns packed at the cuts %j come back as they were',
  (cuts) => {
    const pieces = cuts.slice(1).map((to, index) => packColumns(columns, cuts[index] ?? 0, to));
    expect(unpackColumns(pieces)).toEqual(columns);
    // As the driver of the database gives them: somewhere in a larger buffer.
    const given = pieces.map((piece) => Buffer.concat([Buffer.alloc(3), piece]).subarray(3));
    expect(unpackColumns(given)).toEqual(columns);
  },
);

test('nothing packed is no message', () => {
  expect(unpackColumns([])).toEqual(emptyColumns(0));
});

test('small numbers and steps are packed narrow', () => {
  const small = emptyColumns(1_000);
  small.person.fill(-1);
  // Times of four bytes, and seven columns of one.
  expect(packColumns(small, 0, 1_000).length).toBe(16 + 8 + 1_000 * 11);
});
