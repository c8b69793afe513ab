import { askVector } from '../ask-vector.ts';
import { similarityAt } from '../similarity-at.ts';
import type { CommonVectors } from './common-vectors.ts';

/** What firms are asked and write that is like a question. */
export interface Expectation {
  /** Cosine of the question and the nearest of those that customers ask of any firm. */
  customary: number;
  /** The direction of what firms write of such questions. */
  vector: Float32Array;
}

const NEAREST = 3;

/** What an answer to a question may look like, by the common questions that it is nearest to. */
export function expectAnswer(
  question: Float32Array,
  { questions, matterOf, statements }: CommonVectors,
): Expectation {
  const asked = askVector(question);
  const size = question.length;
  const near = matterOf
    .map((matter, at) => ({
      matter,
      cosine: similarityAt(asked, questions.values, at * size) * (questions.scales[at] as number),
    }))
    .sort((left, right) => right.cosine - left.cosine)
    .slice(0, NEAREST);
  const vector = new Float32Array(size);
  for (const { matter, cosine } of near) {
    const weight = Math.max(0, cosine) ** 2 * (statements.scales[matter] as number);
    for (let at = 0; at < size; at += 1)
      (vector[at] as number) += weight * (statements.values[matter * size + at] as number);
  }
  return { customary: near[0]?.cosine ?? 0, vector };
}
