import { scalesOf } from '../scales-of.ts';
import type { CommonVectors } from './common-vectors.ts';
import { listCommonMatters } from './list-common-matters.ts';

/**
 * The stored vectors of all questions of `listCommonMatters`, and behind them of all matters, ready to be compared; null
 * where they are of another list or another size.
 */
export function readCommonVectors(stored: Int8Array, size: number): CommonVectors | null {
  const matters = listCommonMatters();
  const matterOf = matters.flatMap(({ questions }, matter) => questions.map(() => matter));
  if (stored.length !== (matterOf.length + matters.length) * size) return null;
  const questions = stored.subarray(0, matterOf.length * size);
  const statements = stored.subarray(matterOf.length * size);
  return {
    questions: { values: questions, scales: scalesOf(questions, size) },
    matterOf,
    statements: { values: statements, scales: scalesOf(statements, size) },
  };
}
