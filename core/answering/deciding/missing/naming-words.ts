import { inverseFrequency } from '#core/searching/ranking/inverse-frequency.ts';
import type { WeighedWord } from '#core/searching/ranking/score-passages.ts';
import type { QuerySignals } from '#core/searching/ranking/search-passages.ts';
import { SURE_VARIANT } from '#core/searching/ranking/sure-variant.ts';
import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { findRelatedWords } from '#core/searching/words/synonyms/find-related-words.ts';
import { weighEdit } from '#core/searching/words/weigh-edit.ts';
import { LIGHT_WORDS } from './light-words.ts';

const SHORTEST_SLIP = 4;
const HAS_DIGIT = /\p{N}/u;

export interface NamingWord {
  at: number;
  idf: number;
  isKnown: boolean;
}

/** Whether a word is a misspelt word that names nothing: "wich" for "which", "alowed" for "allowed". */
function isSlip(word: WeighedWord, language: string): boolean {
  if (word.isKnown || word.word.length < SHORTEST_SLIP) return false;
  // "Cases" is a word of its own, no slip of "causes".
  const isWord = findRelatedWords(word.stems[0] ?? '').length > 0;
  for (const light of LIGHT_WORDS) {
    const isNear = !isWord && light[0] === word.word[0] && light.length > SHORTEST_SLIP;
    if (isNear && weighEdit(word.word, light) >= SURE_VARIANT) return true;
  }
  const stopWords = listStopWords(language);
  return word.variants.some(({ stem, weight }) => weight >= SURE_VARIANT && stopWords.has(stem));
}

/**
 * The content words of the question that name something, without those of the question before. Figures are left out, as
 * `contradictsFigure` compares them.
 */
export function namingWords({ words, language, passageCount }: QuerySignals): NamingWord[] {
  const rarest = inverseFrequency(passageCount, 0);
  return words.flatMap((word, at) => {
    const isNaming =
      !word.isMinor &&
      !word.isContext &&
      !LIGHT_WORDS.has(word.word) &&
      !HAS_DIGIT.test(word.word) &&
      !isSlip(word, language);
    return isNaming ? [{ at, idf: word.isKnown ? word.idf : rarest, isKnown: word.isKnown }] : [];
  });
}
