import { expect, test } from 'vitest';
import { scalesOf } from '../scales-of.ts';
import { expectAnswer } from './expect-answer.ts';
import { readCommonVectors } from './read-common-vectors.ts';

const list = (...vectors: number[][]) => {
  const values = Int8Array.from(vectors.flat());
  return { values, scales: scalesOf(values, 3) };
};
/** Two matters, of which the second is asked in two ways. */
const common = {
  questions: list([100, 0, 0], [0, 50, 0], [0, 80, 10]),
  matterOf: [0, 1, 1],
  statements: list([0, 0, 127], [60, 0, 0]),
};

test('what firms write of the nearest questions, whatever the lengths of the vectors', () => {
  const { customary, vector } = expectAnswer(Float32Array.of(0, 1, 0), common);
  expect(customary).toBeCloseTo(1, 2);
  expect(vector[0]).toBeGreaterThan(1.9);
  expect(vector[2]).toBeCloseTo(0, 5);
});

test('a question that is like none is far from all of them', () => {
  const { customary, vector } = expectAnswer(Float32Array.of(-1, -1, 0), common);
  expect(customary).toBeLessThan(0);
  expect([...vector]).toEqual([0, 0, 0]);
});

test('vectors of another list or size are not used', () => {
  expect(readCommonVectors(new Int8Array(12), 4)).toBeNull();
});
