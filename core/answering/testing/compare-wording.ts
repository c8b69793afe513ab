import { verifySentence } from '#core/answering/verifying/verify-sentence.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import { splitSentences } from '#core/reading/passages/split-sentences.ts';

/** `contrary`: another figure, or the opposite. `unclear`: other words, which may mean the same or not. */
export type WordingVerdict = 'same' | 'contrary' | 'unclear';

/**
 * Whether an answer contains what was expected, by its words: every sentence of `expected` is checked against the
 * answer in the way in which a model's sentences are checked against the sources. The answer may say more.
 */
export function compareWording(expected: string, answer: string): WordingVerdict {
  const language = detectLanguage(answer);
  const passage = {
    id: 'answer',
    text: answer,
    title: '',
    headingPath: [],
    question: null,
    language,
    sentenceOffsets: splitSentences(answer, language),
  };
  const expectedLanguage = detectLanguage(expected, language);
  const offsets = splitSentences(expected, expectedLanguage);
  let verdict: WordingVerdict = 'same';
  for (const [at, start] of offsets.entries()) {
    const judged = verifySentence({
      sentence: expected.slice(start, offsets[at + 1]).trim(),
      cited: [],
      passages: [passage],
      urls: [],
      languages: [expectedLanguage, language],
    });
    if (judged.kind !== 'cut') continue;
    if (judged.reason === 'figure' || judged.reason === 'contrary') return 'contrary';
    verdict = 'unclear';
  }
  return verdict;
}
