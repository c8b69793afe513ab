import type {
  ConsideredPassage,
  CutSentence,
  GivenPrompt,
} from '#contract/conversations/conversations.schemas.ts';

/** What is kept of how an answer came about. */
export interface AnswerTrace {
  passages: readonly ConsideredPassage[];
  /** Absent where nothing was left out, and in answers of earlier versions. */
  cut?: readonly CutSentence[];
  /** Absent where no language model was asked, and in answers of earlier versions. */
  prompt?: GivenPrompt;
  /** The language model that was paid for, where another answered in the end. */
  askedModel?: string;
  firstWordMs: number;
  totalMs: number;
}
