import type { ConsideredPassage } from '#contract/conversations/conversations.schemas.ts';

/** What is kept of how an answer came about. */
export interface AnswerTrace {
  passages: readonly ConsideredPassage[];
  firstWordMs: number;
  totalMs: number;
}
