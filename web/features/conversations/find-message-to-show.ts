import type { Message } from '#contract/conversations/conversations.schemas.ts';
import type { Outcome } from '#contract/conversations/conversations.ts';
import { findTerms } from '#core/searching/substrings/find-terms.ts';
import { listSearchTerms } from '#core/searching/substrings/list-search-terms.ts';

interface Wanted {
  outcome?: Outcome;
  /** Empty where no words were looked for. */
  words: string;
}

/**
 * The place of the message that a conversation is opened at: the last one with most of the words that were looked for, else
 * the last question with the outcome that was looked for, else the last question.
 */
export function findMessageToShow(
  messages: readonly Pick<Message, 'role' | 'text' | 'outcome'>[],
  { outcome, words }: Wanted,
): number {
  const terms = listSearchTerms(words);
  const held = messages.map(({ text }) => terms.filter((term) => findTerms(text, [term]).length > 0).length);
  const most = Math.max(0, ...held);
  if (most > 0) return held.lastIndexOf(most);
  const isAsked = ({ role }: { role: string }) => role === 'user';
  const withOutcome = messages.findLastIndex((each) => isAsked(each) && each.outcome === outcome);
  if (outcome !== undefined && withOutcome >= 0) return withOutcome;
  return Math.max(0, messages.findLastIndex(isAsked));
}
