import { composeReplies } from '#core/answering/composing/compose-replies.ts';
import { translateMessage } from '#core/answering/composing/translate-message.ts';
import { answerFromPassages } from '#core/answering/deciding/answer-from-passages.ts';
import { reachesPerson } from '#core/look/reaches-person.ts';
import type { LiveAgent } from '#server/features/conversations/live-agent.ts';
import type { Reply } from '#server/features/conversations/reply.ts';
import type { SearchedQuestion } from './find-passages.ts';
import { listConsidered } from './list-considered.ts';
import { listSourceParts } from './list-source-parts.ts';
import { withoutModel } from './without-model.ts';

/** What the embedded engine answers from the passages found; what it says by itself is in `language`. */
export function embeddedReply(
  agent: LiveAgent,
  questions: readonly SearchedQuestion[],
  language: string,
): Reply {
  const asked = questions.map(({ question, found }) => ({
    question,
    answer: answerFromPassages({ question, ranked: found.map((each) => each.ranked) }),
  }));
  const { text, citations, outcome, confidence } = composeReplies(asked, {
    vibe: agent.vibe,
    fallbackReply: translateMessage(agent, 'fallbackReply', language),
    language,
    isOffering: reachesPerson(agent.humanForm),
  });
  const found = questions.flatMap((each) => each.found);
  return {
    text,
    sources: listSourceParts(citations, found),
    outcome,
    confidence,
    considered: listConsidered(found),
    ...withoutModel,
  };
}
