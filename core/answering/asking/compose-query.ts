import { classifyMessage } from '#core/answering/recognising/classify-message.ts';
import { CONTEXT_SEPARATOR } from '#core/searching/ranking/analyse-query.ts';
import { isFollowUp } from './is-follow-up.ts';
import { COMPLEMENT, CONTINUES } from './pointing-words.ts';
import { namesTopic } from './topics/names-topic.ts';
import { withoutOpening } from './without-opening.ts';

/**
 * The earlier messages that a follow-up is about, oldest first: the newest that names something, and the one before
 * it where that one only narrows the topic ("in Berlin?"). "How long is its guarantee?" names no new topic.
 */
function listTopics(previous: readonly string[]): string[] {
  const questions = previous.filter((message) => classifyMessage(message).kind === 'question');
  const narrowing: string[] = [];
  for (const message of [...questions].reverse()) {
    if (!isFollowUp(message)) return [message, ...narrowing];
    if (!namesTopic(message)) continue;
    const isNarrowing = COMPLEMENT.test(withoutContinuation(withoutOpening(message)));
    if (!isNarrowing) return [message, ...narrowing];
    if (narrowing.length === 0) narrowing.push(message);
  }
  return narrowing.length > 0 ? narrowing : questions.slice(0, 1);
}

const withoutContinuation = (message: string): string => message.replace(CONTINUES, '');

/**
 * The query to search with. A short follow-up, or one that points back ("and how long does it take?"), names nothing
 * itself, so it is put behind the newest message that did.
 * @param previous what the visitor wrote before, oldest first
 */
export function composeQuery(question: string, previous: readonly string[]): string {
  if (!isFollowUp(question)) return question;
  return [...listTopics(previous), question].join(CONTEXT_SEPARATOR);
}
