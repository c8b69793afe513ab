import type { SourcePassage } from '#core/answering/verifying/statement.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import { splitSentences } from '#core/reading/passages/split-sentences.ts';

/** Something that was looked up, as what a model's sentences are checked against. */
export function resultPassage(id: string, text: string): SourcePassage {
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
