import type { QuerySignals } from '#core/searching/ranking/search-passages.ts';
import { SURE_VARIANT } from '#core/searching/ranking/sure-variant.ts';
import { splitWords } from '#core/searching/words/split-words.ts';

/** A capital within a word, as brands are written: "PayPal", "iPad". */
const BRAND = /(?<![\p{L}\p{N}])\p{L}*\p{Ll}\p{Lu}\p{L}*/gu;

/** Whether a question names a brand that no passage has. "Pay" is not a part of "PayPal". */
export function namesUnknownBrand(question: string, { words, language }: QuerySignals): boolean {
  const isUnknown = (name: string) =>
    words.some(
      ({ word, isKnown, variants }) =>
        word === name && !isKnown && variants.every(({ weight }) => weight < SURE_VARIANT),
    );
  return [...question.matchAll(BRAND)].some(([brand]) => splitWords(brand, language).some(isUnknown));
}
