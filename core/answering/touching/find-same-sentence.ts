import { splitSentences } from '#core/reading/passages/split-sentences.ts';
import { tokenise } from '#core/searching/words/tokenise.ts';

/** A sentence of a page by its search terms, see `tokenise`. */
export interface SaidLine {
  url: string;
  language: string;
  terms: ReadonlySet<string>;
}

/** Sentences with fewer words may be the same by chance. */
const LEAST_TERMS = 3;
const LEAST_SHARED = 0.7;

/**
 * The first sentence of an answer that repeats a sentence of a page (most of its words and all of its figures), and
 * which page. Null when there is none.
 */
export function findSameSentence(
  answer: string,
  lines: readonly SaidLine[],
): { sentence: string; url: string } | null {
  for (const language of new Set(lines.map((line) => line.language))) {
    const ofLanguage = lines.filter((line) => line.language === language);
    const offsets = splitSentences(answer, language);
    for (const [index, start] of offsets.entries()) {
      const sentence = answer.slice(start, offsets[index + 1]).trim();
      const terms = [...new Set(tokenise(sentence, language))];
      if (terms.length < LEAST_TERMS) continue;
      const line = ofLanguage.find((each) => isSame(terms, each.terms));
      if (line !== undefined) return { sentence, url: line.url };
    }
  }
  return null;
}

function isSame(terms: readonly string[], said: ReadonlySet<string>): boolean {
  if (terms.some((term) => /\d/.test(term) && !said.has(term))) return false;
  return terms.filter((term) => said.has(term)).length >= LEAST_SHARED * terms.length;
}
