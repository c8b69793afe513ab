import type { RankedPassage } from '#core/searching/search-passages.ts';

/** BM25 over self-score at which an answer is as likely right as not. */
const EVEN = 0.4;
const STEEPNESS = 6;

/** How likely the best passages hold the answer, 0 to 1, from how much of the question they say. */
export function judgeConfidence(_question: string, ranked: readonly RankedPassage[]): number {
  const best = ranked[0];
  if (!best || best.query.selfScore <= 0) return 0;
  const ratio = best.bm25 / best.query.selfScore;
  return 1 / (1 + Math.exp(-STEEPNESS * (ratio - EVEN)));
}
