import { expect, test } from 'vitest';
import { mergeByMeaning } from './merge-by-meaning.ts';

const vectors: Record<string, Int8Array> = {
  refund: Int8Array.of(100, 0, 0),
  'money back': Int8Array.of(60, 30, 0),
  shipping: Int8Array.of(0, 100, 10),
  delivery: Int8Array.of(0, 127, 0),
  between: Int8Array.of(70, 70, 0),
  nothing: Int8Array.of(0, 0, 0),
};

test.each([
  [[], []],
  [
    [['refund'], ['shipping'], ['money back']],
    [['refund', 'money back'], ['shipping']],
  ],
  [
    [['shipping', 'a parcel'], ['refund'], ['delivery', 'post']],
    [['shipping', 'a parcel', 'delivery', 'post'], ['refund']],
  ],
  // Cosines of 0.71 are not near enough; a question without a vector is near to none.
  [
    [['refund'], ['between'], ['unknown'], ['unknown too']],
    [['refund'], ['between'], ['unknown'], ['unknown too']],
  ],
])('merges %j to %j', (groups, expected) => {
  expect(mergeByMeaning(groups, (item) => vectors[item] ?? null)).toEqual(expected);
});

test('compares a thousand groups in a moment, and keeps all of them', () => {
  const groups = Array.from({ length: 1_000 }, (_, index) => [index]);
  const merged = mergeByMeaning(groups, (index) =>
    Int8Array.from({ length: 384 }, (_, at) => (at === index % 384 ? 127 : 0)),
  );
  expect(merged.flat().toSorted((one, other) => one - other)).toEqual(groups.flat());
});
