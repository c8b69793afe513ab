/** An index of fewer passages is judged as a part of a larger one: in three passages every word looks common. */
const PASSAGES_AT_LEAST = 200;
const TRUST = 10;

/**
 * How rare a word is that `found` of `count` passages hold: ln(1 + (N - n + .5) / (n + .5)), the inverse document
 * frequency of BM25 (Robertson and Zaragoza, 2009). Below 200 passages the missing ones are assumed to hold the word
 * the less, the fewer do that are there.
 */
export function inverseFrequency(count: number, found: number): number {
  const missing = Math.max(0, PASSAGES_AT_LEAST - count);
  const share = found / (count + TRUST);
  const assumed = found + missing * share * share;
  return Math.log(1 + (count + missing - assumed + 0.5) / (assumed + 0.5));
}
