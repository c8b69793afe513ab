/** A smaller index counts as a part of one of this size, as in three passages every word looks common. */
const PASSAGES_AT_LEAST = 200;
const TRUST = 10;
/** Share of the missing passages that contain a function word, even if none of the present ones does. */
const FUNCTION_WORD_SHARE = 0.3;

/**
 * How rare a word is that `found` of `count` passages contain: ln(1 + (N - n + .5) / (n + .5)), the inverse document
 * frequency of BM25 (Robertson and Zaragoza, 2009). Below 200 passages the missing ones are assumed to contain the
 * word too, with the square of its share in the others; function words ("what", "your") are assumed to be common.
 */
export function inverseFrequency(count: number, found: number, isFunctionWord = false): number {
  const missing = Math.max(0, PASSAGES_AT_LEAST - count);
  const share = found / (count + TRUST);
  const shareOfMissing = Math.max(share * share, isFunctionWord ? FUNCTION_WORD_SHARE : 0);
  const assumed = found + missing * shareOfMissing;
  return Math.log(1 + (count + missing - assumed + 0.5) / (assumed + 0.5));
}
