import { composeReply } from '#core/answering/composing/compose-reply.ts';
import { answerFromPassages } from '#core/answering/deciding/answer-from-passages.ts';
import type { Reply } from '#server/features/conversations/reply.ts';
import type { LiveAgent } from '#server/features/conversations/store-question.ts';
import type { FoundPassage } from '#server/features/sources/search/search-passages.ts';
import { listConsidered } from './list-considered.ts';
import { listSourceParts } from './list-source-parts.ts';
import { withoutModel } from './without-model.ts';

/** What the embedded engine answers from the passages found; what it says by itself is in `language`. */
export function embeddedReply(
  agent: LiveAgent,
  question: string,
  found: FoundPassage[],
  language: string,
): Reply {
  const answer = answerFromPassages({ question, ranked: found.map((each) => each.ranked) });
  const { text, citations } = composeReply({
    answer,
    vibe: agent.vibe,
    fallbackReply: agent.fallbackReply,
    language,
  });
  return {
    text,
    sources: listSourceParts(citations, found),
    outcome: answer.outcome,
    confidence: answer.confidence,
    considered: listConsidered(found),
    ...withoutModel,
  };
}
