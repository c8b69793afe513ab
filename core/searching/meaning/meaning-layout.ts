import type { Passage } from '#core/searching/index/passage.ts';

/** What of a passage gets vectors. */
export type MeantPassage = Pick<Passage, 'title' | 'headingPath' | 'question' | 'text' | 'sentenceOffsets'>;

/** Of very long passages (an approved answer may be one) the rest is found by words and by the whole. */
const SENTENCES_AT_MOST = 24;
const QUESTIONS_AT_MOST = 50;

/** How many vectors a passage has: one for the whole, then one a question, then one a sentence. */
export interface MeaningLayout {
  questions: number;
  sentences: number;
}

export function meaningLayout({ question, sentenceOffsets }: MeantPassage): MeaningLayout {
  return {
    questions: question === null ? 0 : Math.min(QUESTIONS_AT_MOST, question.split('\n').length),
    sentences: Math.min(SENTENCES_AT_MOST, sentenceOffsets.length),
  };
}
