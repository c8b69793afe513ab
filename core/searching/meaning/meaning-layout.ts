import type { Passage } from '#core/searching/index/passage.ts';

/** What of a passage gets vectors. */
export type MeantPassage = Pick<
  Passage,
  'title' | 'headingPath' | 'question' | 'written' | 'text' | 'sentenceOffsets'
>;

/** Of very long passages (an approved answer may be one) the rest is found by words and by the whole. */
const SENTENCES_AT_MOST = 24;
const QUESTIONS_AT_MOST = 50;

/** How many vectors a passage has: one for the whole, then one a question, then one a sentence. */
export interface MeaningLayout {
  questions: number;
  sentences: number;
}

export function meaningLayout({ question, written = [], sentenceOffsets }: MeantPassage): MeaningLayout {
  const asked = (question === null ? 0 : question.split('\n').length) + written.length;
  return {
    questions: Math.min(QUESTIONS_AT_MOST, asked),
    sentences: Math.min(SENTENCES_AT_MOST, sentenceOffsets.length),
  };
}
