import type { WeighedWord } from './score-passages.ts';
import { SURE_VARIANT } from './sure-variant.ts';

/**
 * Share of a query's content words, weighed by rarity, that are nowhere in the sources, nor a word that surely means
 * the same: of these the words cannot tell which passage is about them. 0 to 1.
 */
export function shareOfUnknown(words: readonly WeighedWord[]): number {
  const content = words.filter(({ isMinor }) => !isMinor);
  const unknown = content.filter(({ variants }) => variants.every(({ weight }) => weight < SURE_VARIANT));
  const sum = (of: readonly WeighedWord[]) => of.reduce((total, { idf, weight }) => total + idf * weight, 0);
  return content.length === 0 ? 0 : sum(unknown) / sum(content);
}
