import type { AnswerOf } from '#contract/endpoint.ts';
import type { wrapArchive } from '#contract/wrapped/wrapped.endpoints.ts';
import type { WrappedCardId, WrappedLook } from '#contract/wrapped/wrapped.ts';

export type ShownYear = AnswerOf<typeof wrapArchive>;

/** What the user has chosen to show. */
export interface WrappedChoice {
  /** The last year with messages when absent. */
  year: number | undefined;
  look: WrappedLook;
  cards: readonly WrappedCardId[];
  /** Ids of the people who are named. */
  named: readonly string[];
}
