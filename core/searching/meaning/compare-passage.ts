import type { AskedVector } from './ask-vector.ts';
import type { PassageVectors } from './passage-vectors.ts';
import type { Similarity } from './similarity.ts';
import { similarityAt } from './similarity-at.ts';

/** Of two stored questions that are about as near, the one whose answer is nearer was meant. */
const QUESTION_SHARE = 0.75;

/**
 * Compares a question with all that a passage has vectors of. `mean`: similarity to the passages of the index; `expected`:
 * what firms write of such questions.
 */
export function comparePassage(
  asked: AskedVector,
  vectors: PassageVectors,
  mean: number,
  expected: AskedVector | null = null,
): Similarity {
  const { whole: own, parts, scales, questions } = vectors;
  const size = own.length;
  const ofPart = (at: number) => similarityAt(asked, parts, at * size) * (scales[1 + at] as number);
  const passage = similarityAt(asked, own, 0) * (scales[0] as number);
  let question: number | null = null;
  for (let at = 0; at < questions; at += 1) question = Math.max(question ?? -1, ofPart(at));
  const sentences = new Float32Array(scales.length - 1 - questions);
  let nearest = -1;
  for (let at = 0; at < sentences.length; at += 1) {
    const similarity = ofPart(questions + at);
    sentences[at] = similarity;
    nearest = Math.max(nearest, similarity);
  }
  const answer = sentences.length === 0 ? passage : (passage + nearest) / 2;
  const asWritten = question === null ? answer : QUESTION_SHARE * question + (1 - QUESTION_SHARE) * passage;
  const whole = Math.max(answer, asWritten);
  return {
    passage,
    question,
    sentences,
    whole,
    aboveMean: whole - mean,
    expected: expected === null ? 0 : nearestOf(expected, vectors),
  };
}

function nearestOf(expected: AskedVector, { whole, parts, scales }: PassageVectors): number {
  let nearest = similarityAt(expected, whole, 0) * (scales[0] as number);
  for (let at = 1; at < scales.length; at += 1) {
    const similarity = similarityAt(expected, parts, (at - 1) * whole.length) * (scales[at] as number);
    nearest = Math.max(nearest, similarity);
  }
  return nearest;
}
