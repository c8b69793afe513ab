import type { ActionCall, ActionForm } from '#contract/actions/actions.schemas.ts';
import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import type {
  ChatAnswer,
  ConsideredPassage,
  CutSentence,
  GivenPrompt,
  SourcePart,
} from '#contract/conversations/conversations.schemas.ts';
import type { Outcome } from '#contract/conversations/conversations.ts';

/** What an answer consists of, before and after it is stored. */
export interface Reply {
  text: string;
  sources: SourcePart[];
  outcome: Outcome;
  confidence: number;
  model: string;
  /** The language model that was asked, and is paid for, also where the embedded engine answers in the end. */
  askedModel?: string;
  finishReason: ChatAnswer['metadata']['finishReason'];
  fallbackReason: string | null;
  usage: { inputTokens: number; outputTokens: number };
  /** The best of the passages found, best first; none when none was looked for. */
  considered: readonly ConsideredPassage[];
  /** Times to book are shown below it. */
  offersBooking?: true;
  /** What the visitor is asked before an action is called; shown below it. */
  form?: ActionForm;
  /** Actions that were called for it; absent for none. */
  calls?: readonly ActionCall[];
  /** These are shown below it, to be moved or cancelled. */
  bookings?: readonly MadeBooking[];
  /** What a language model wrote and was left out; absent for nothing. */
  cut?: readonly CutSentence[];
  /** What a language model was given; absent where none was asked. */
  prompt?: GivenPrompt;
}
