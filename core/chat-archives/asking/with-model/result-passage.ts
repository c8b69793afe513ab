import type { SourcePassage } from '#core/answering/verifying/statement.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import { splitSentences } from '#core/reading/passages/split-sentences.ts';

/** Letters of a figure or a message that a model gets. */
export const longestResult = 600;

/** Something that was looked up, as far as a model gets it: what its sentences are checked against. */
export function resultPassage(id: string, given: string): SourcePassage {
  const text = given.slice(0, longestResult);
  const language = detectLanguage(text, 'en');
  return {
    id,
    text,
    title: '',
    headingPath: [],
    question: null,
    language,
    sentenceOffsets: splitSentences(text, language),
    isForQuestion: true,
  };
}
