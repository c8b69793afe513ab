import type { SourcePart } from '#contract/conversations.schemas.ts';
import type { Citation } from '#core/answering/citing/check-citations.ts';
import { composeReply } from '#core/answering/composing/compose-reply.ts';
import { answerFromPassages } from '#core/answering/deciding/answer-from-passages.ts';
import { detectLanguage } from '#core/reading/detect-language.ts';
import type { FoundPassage } from '#server/features/sources/search/search-passages.ts';
import type { Reply } from './answer-message.ts';
import type { LiveAgent } from './store-question.ts';

/** What the embedded engine answers from the passages found. */
export function embeddedReply(agent: LiveAgent, question: string, found: FoundPassage[]): Reply {
  const answer = answerFromPassages({ question, ranked: found.map((each) => each.ranked) });
  const { text, citations } = composeReply({
    answer,
    vibe: agent.vibe,
    fallbackReply: agent.fallbackReply,
    language: detectLanguage(question, found[0]?.ranked.passage.language ?? 'en'),
  });
  return {
    text,
    sources: sourceParts(citations, found),
    outcome: answer.outcome,
    confidence: answer.confidence,
    model: 'embedded',
    finishReason: 'stop',
    fallbackReason: null,
    usage: { inputTokens: 0, outputTokens: 0 },
  };
}

/** Citations as the API gives them, with what names and finds each passage. */
export function sourceParts(citations: readonly Citation[], found: readonly FoundPassage[]): SourcePart[] {
  return citations.flatMap(({ passageId, quote, start, end }) => {
    const cited = found.find((each) => each.ranked.passage.id === passageId);
    if (cited === undefined) return [];
    const heading = cited.ranked.passage.headingPath.join(' › ');
    return [
      {
        type: 'source' as const,
        sourceId: cited.sourceId,
        title: cited.ranked.passage.title,
        ...(cited.url === null ? {} : { url: cited.url }),
        ...(heading === '' ? {} : { heading }),
        quote,
        start,
        end,
      },
    ];
  });
}
