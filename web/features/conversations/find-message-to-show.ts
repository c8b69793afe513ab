import type { Message } from '#contract/conversations/conversations.schemas.ts';
import type { Outcome } from '#contract/conversations/conversations.ts';

interface Wanted {
  outcome?: Outcome;
  /** Empty where no words were looked for. */
  words: string;
}

/**
 * The place of the message that a conversation is opened at: the last one with the words that were looked for, else the
 * last question with the outcome that was looked for, else the last question.
 */
export function findMessageToShow(
  messages: readonly Pick<Message, 'role' | 'text' | 'outcome'>[],
  { outcome, words }: Wanted,
): number {
  const sought = words.trim().toLowerCase();
  const withWords =
    sought === '' ? -1 : messages.findLastIndex(({ text }) => text.toLowerCase().includes(sought));
  if (withWords >= 0) return withWords;
  const isAsked = ({ role }: { role: string }) => role === 'user';
  const withOutcome = messages.findLastIndex((each) => isAsked(each) && each.outcome === outcome);
  if (outcome !== undefined && withOutcome >= 0) return withOutcome;
  return Math.max(0, messages.findLastIndex(isAsked));
}
