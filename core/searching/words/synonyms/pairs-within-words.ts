import { segmenterFor } from '#core/searching/words/segmenter-for.ts';
import { UNSPACED } from '#core/searching/words/split-words.ts';

/** Pairs of letters within one dictionary word of an unspaced text; other bigrams join two words by chance. */
export function pairsWithinWords(text: string): Set<string> {
  const pairs = new Set<string>();
  for (const { segment, isWordLike } of segmenterFor('zh').segment(text)) {
    if (!isWordLike || !UNSPACED.test(segment)) continue;
    const letters = Array.from(segment);
    for (let at = 0; at + 1 < letters.length; at += 1) pairs.add(`${letters[at]}${letters[at + 1]}`);
  }
  return pairs;
}
