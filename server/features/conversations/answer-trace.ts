import type { ActionCall, AskedForm } from '#contract/actions/actions.schemas.ts';
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
  /** Actions that were called; absent for none. */
  calls?: readonly ActionCall[];
  /** What the visitor was asked before an action is called; absent for nothing. */
  form?: AskedForm;
  /** The language model that was paid for, where another answered in the end. */
  askedModel?: string;
  firstWordMs: number;
  totalMs: number;
}
