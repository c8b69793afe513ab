import { checkCitations } from '#core/answering/citing/check-citations.ts';
import { createCitationStream } from '#core/answering/citing/create-citation-stream.ts';
import { chooseFallbackReply } from '#core/answering/composing/choose-fallback-reply.ts';
import { composePrompt } from '#core/answering/composing/compose-prompt.ts';
import { detectLanguage } from '#core/reading/text/detect-language.ts';
import type { Context } from '#server/context.ts';
import type { Question } from '#server/features/conversations/question.ts';
import type { HistoryMessage } from '#server/features/conversations/read-history.ts';
import type { Reply } from '#server/features/conversations/reply.ts';
import type { LiveAgent } from '#server/features/conversations/store-question.ts';
import type { FoundPassage } from '#server/features/sources/search/search-passages.ts';
import type { AnswerPart } from '#server/http/answer-part.ts';
import { type ChainPart, LanguageModelError, type ModelFailure } from '#server/ports/language-model.ts';
import { listConsidered } from './list-considered.ts';
import { listSourceParts } from './list-source-parts.ts';

/** Enough for the four sentences that the default prompt asks for, in any script, and for an owner's longer wishes. */
const maxOutputTokens = 1_000;

interface ModelQuestion {
  question: Question;
  history: HistoryMessage[];
  passages: FoundPassage[];
  /** What answers when no model does. */
  embedded: () => Reply;
  signal: AbortSignal;
}

/**
 * Asks the agent's models for an answer from the passages, streams it without citation markers and checks what it
 * cites. When no model answers, the embedded engine does, and the owner sees why.
 */
export async function* askModel(
  ctx: Context,
  agent: LiveAgent,
  { question, history, passages, embedded, signal }: ModelQuestion,
): AsyncGenerator<AnswerPart, Reply> {
  const language = detectLanguage(question.text, passages[0]?.ranked.passage.language ?? 'en');
  const fallbackReply = chooseFallbackReply(agent.fallbackReply, agent.vibe, language);
  const prompt = composePrompt({
    agentName: agent.displayName,
    vibe: agent.vibe,
    agentPrompt: agent.promptText,
    fallbackReply,
    passages: passages.map((each) => each.ranked.passage),
    history,
    question: question.text,
    ...(question.pageUrl === undefined ? {} : { pageUrl: question.pageUrl }),
  });
  const visible = createCitationStream();
  let written = '';
  let end: Exclude<ChainPart, { type: 'text-delta' }> | { type: 'aborted' } = {
    type: 'unanswered',
    failures: [],
  };
  try {
    for await (const part of ctx.languageModels
      .chainFor(agent.selectedModel)
      .streamAnswer({ ...prompt, maxOutputTokens, signal })) {
      if (part.type === 'text-delta') {
        written += part.text;
        const delta = visible.push(part.text);
        if (delta !== '') yield { type: 'text-delta', delta };
      } else {
        end = part;
      }
    }
  } catch (error) {
    if (!(LanguageModelError.isInstance(error) && error.kind === 'aborted')) throw error;
    end = { type: 'aborted' };
  }

  if (end.type === 'unanswered') {
    const reply = embedded();
    yield { type: 'text-delta', delta: reply.text };
    return { ...reply, fallbackReason: describeFailures(end.failures) };
  }
  const rest = visible.end();
  if (rest !== '') yield { type: 'text-delta', delta: rest };

  const checked = checkCitations(
    written,
    passages.map((each) => each.ranked.passage),
  );
  const isFallback = checked.text.includes(fallbackReply);
  const outcome = isFallback ? 'declined' : checked.citations.length > 0 ? 'answered' : 'hedged';
  const shared = embedded().confidence;
  const finish = end.type === 'finish' ? end : null;
  return {
    text: checked.text,
    sources: listSourceParts(checked.citations, passages),
    outcome,
    // The model's claim to have an answer counts for no more than the words it shares with what it cites.
    confidence: outcome === 'answered' ? Math.max(0.5, shared) : Math.min(0.49, shared),
    model: finish?.modelId ?? agent.selectedModel,
    finishReason: finish === null ? 'aborted' : finishReason(finish.finishReason),
    fallbackReason: finish === null ? null : describeFailures(finish.failures),
    considered: listConsidered(passages),
    usage: finish?.usage ?? { inputTokens: 0, outputTokens: 0 },
  };
}

function finishReason(reason: 'stop' | 'length' | 'content-filter' | 'error'): Reply['finishReason'] {
  return reason === 'content-filter' ? 'stop' : reason;
}

function describeFailures(failures: readonly ModelFailure[]): string | null {
  if (failures.length === 0) return null;
  return failures
    .map(({ modelId, kind, wasSkipped }) => `${modelId}: ${kind}${wasSkipped ? ', not asked again yet' : ''}`)
    .join('; ');
}
