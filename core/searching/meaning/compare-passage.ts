import type { PassageVectors } from './passage-vectors.ts';
import type { Similarity } from './similarity.ts';
import { similarityAt } from './similarity-at.ts';

/** Compares a question with all that a passage has vectors of. `mean`: similarity to the passages of the index. */
export function comparePassage(asked: Float32Array, vectors: PassageVectors, mean: number): Similarity {
  const passage = similarityAt(asked, vectors, 0);
  let question: number | null = null;
  for (let at = 1; at <= vectors.questions; at += 1) {
    question = Math.max(question ?? -1, similarityAt(asked, vectors, at));
  }
  const first = 1 + vectors.questions;
  const sentences = new Float32Array(vectors.scales.length - first);
  let nearest = -1;
  for (let at = 0; at < sentences.length; at += 1) {
    const similarity = similarityAt(asked, vectors, first + at);
    sentences[at] = similarity;
    nearest = Math.max(nearest, similarity);
  }
  const own = sentences.length === 0 ? passage : (passage + nearest) / 2;
  const whole = question === null ? own : Math.max(own, question);
  return { passage, question, sentences, whole, aboveMean: whole - mean };
}
