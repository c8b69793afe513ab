import type { CutSentence, GivenPrompt } from '#contract/conversations/conversations.schemas.ts';
import { chooseFallbackReply } from '#core/answering/composing/choose-fallback-reply.ts';
import { composePrompt } from '#core/answering/composing/compose-prompt.ts';
import { translateMessage } from '#core/answering/composing/translate-message.ts';
import {
  createVerifiedStream,
  type VerifiedStream,
} from '#core/answering/verifying/create-verified-stream.ts';
import { addEngineAnswer } from '#server/features/answering/add-engine-answer.ts';
import { listConsidered } from '#server/features/answering/list-considered.ts';
import { listSourceParts } from '#server/features/answering/list-source-parts.ts';
import type { Question } from '#server/features/conversations/question.ts';
import type { HistoryMessage } from '#server/features/conversations/read-history.ts';
import type { Reply } from '#server/features/conversations/reply.ts';
import type { LiveAgent } from '#server/features/conversations/store-question.ts';
import type { FoundPassage } from '#server/features/sources/search/search-passages.ts';
import type { AnswerPart } from '#server/http/answer-part.ts';
import {
  type ChainPart,
  LanguageModelError,
  type LanguageModels,
  type ModelFailure,
} from '#server/ports/language-model.ts';

/** Enough for the four sentences that the default prompt asks for, in any script, and for longer prompts of owners. */
const maxOutputTokens = 1_000;
/** An owner looks at these, not at the forty repetitions of a model that got stuck. */
const mostCutKept = 12;
const longestCutKept = 400;

interface ModelQuestion {
  question: Question;
  history: HistoryMessage[];
  passages: FoundPassage[];
  /** BCP 47 primary tag, of what is said in the agent's own words. */
  language: string;
  /** What answers when no model does. */
  embedded: () => Reply;
  signal: AbortSignal;
}

type End = Exclude<ChainPart, { type: 'text-delta' }> | { type: 'aborted' };

/**
 * Asks the agent's model for an answer from the passages, and the others of `models` where it fails. Each sentence is
 * held until it is checked against them: what they say is shown with its source, the rest is left out and kept for the
 * owner. When nothing is left, or no model answers, the embedded engine does.
 */
export async function* askModel(
  models: LanguageModels,
  agent: LiveAgent,
  { question, history, passages, language, embedded, signal }: ModelQuestion,
): AsyncGenerator<AnswerPart, Reply> {
  const fallbackReply = chooseFallbackReply(
    translateMessage(agent, 'fallbackReply', language),
    agent.vibe,
    language,
  );
  const prompt = composePrompt({
    agentName: agent.displayName,
    vibe: agent.vibe,
    agentPrompt: agent.promptText,
    fallbackReply,
    passages: passages.map((each) => each.ranked.passage),
    history,
    question: question.text,
    isEnglishOnly: !agent.isMultilingual,
    ...(question.pageUrl === undefined ? {} : { pageUrl: question.pageUrl }),
  });
  const verified = createVerifiedStream({
    passages: passages.map(({ ranked }) => ranked.passage),
    urls: passages.flatMap(({ url }) => url ?? []),
    language,
    fallbackReply,
  });
  let end: End = { type: 'unanswered', failures: [] };
  try {
    for await (const part of models
      .chainFor(agent.selectedModel)
      .streamAnswer({ system: prompt.system, messages: prompt.messages, maxOutputTokens, signal })) {
      if (part.type !== 'text-delta') {
        end = part;
        continue;
      }
      const delta = verified.push(part.text);
      if (delta !== '') yield { type: 'text-delta', delta };
    }
  } catch (error) {
    if (!(LanguageModelError.isInstance(error) && error.kind === 'aborted')) throw error;
    end = { type: 'aborted' };
  }
  const rest = verified.end();
  if (rest !== '') yield { type: 'text-delta', delta: rest };

  const engine = embedded();
  const { instructions, messages } = prompt;
  const given = { instructions, passages: passages.length, messages: messages.length };
  const written = readReply(agent, { verified, passages, given, engine, fallbackReply, end });
  const delta = written.text.slice(verified.text.length);
  if (delta !== '') yield { type: 'text-delta', delta };
  return written;
}

interface Written {
  verified: VerifiedStream;
  passages: FoundPassage[];
  given: GivenPrompt;
  /** What the embedded engine answers. */
  engine: Reply;
  fallbackReply: string;
  end: End;
}

/** The whole reply; its text begins with what was shown of the model's. */
function readReply(
  agent: LiveAgent,
  { verified, passages, given, engine, fallbackReply, end }: Written,
): Reply {
  const finish = end.type === 'finish' ? end : null;
  const modelId = finish?.modelId ?? agent.selectedModel;
  const failures = end.type === 'aborted' ? [] : end.failures;
  const spent: Pick<Reply, 'finishReason' | 'usage' | 'cut' | 'prompt' | 'askedModel'> = {
    askedModel: modelId,
    finishReason:
      finish !== null ? finishReason(finish.finishReason) : end.type === 'aborted' ? 'aborted' : 'stop',
    usage: finish?.usage ?? { inputTokens: 0, outputTokens: 0 },
    cut: listCut(verified),
    // Of models that did not answer nothing is known to have been read.
    ...(end.type === 'unanswered' ? {} : { prompt: given }),
  };
  const isDeclined = verified.isDeclined && verified.shown.length === 0;
  if (isDeclined && engine.outcome !== 'answered') {
    return {
      ...engine,
      ...spent,
      text: fallbackReply,
      sources: [],
      outcome: 'declined',
      confidence: Math.min(0.49, engine.confidence),
      model: modelId,
      fallbackReason: describeFailures(failures),
    };
  }
  if (verified.shown.length === 0) {
    const why = isDeclined ? 'found no answer' : 'wrote nothing that the sources say';
    const reason = end.type === 'finish' ? `${modelId}: ${why}` : null;
    return { ...engine, ...spent, fallbackReason: joinReasons(describeFailures(failures), reason) };
  }
  const citations = verified.shown.flatMap(({ sources, start, end }) =>
    sources.map(({ passageId, quote }) => ({ passageId, quote, start, end })),
  );
  const isSure = engine.outcome !== 'declined';
  const answer = addEngineAnswer(
    { text: verified.text, sources: listSourceParts(citations, passages) },
    engine,
  );
  return {
    ...answer,
    ...spent,
    // What the engine knows nothing of may be true and still be no answer to this question.
    outcome: isSure ? 'answered' : 'hedged',
    confidence: isSure ? Math.max(0.5, engine.confidence) : Math.min(0.49, engine.confidence),
    model: modelId,
    fallbackReason: describeFailures(failures),
    considered: listConsidered(passages),
  };
}

function listCut({ cut }: VerifiedStream): CutSentence[] {
  return cut
    .slice(0, mostCutKept)
    .map(({ text, reason }) => ({ text: text.slice(0, longestCutKept), reason }));
}

function finishReason(reason: 'stop' | 'length' | 'content-filter' | 'error'): Reply['finishReason'] {
  return reason === 'content-filter' ? 'stop' : reason;
}

function joinReasons(...reasons: (string | null)[]): string | null {
  const known = reasons.filter((reason) => reason !== null);
  return known.length === 0 ? null : known.join('; ');
}

function describeFailures(failures: readonly ModelFailure[]): string | null {
  if (failures.length === 0) return null;
  return failures
    .map(({ modelId, kind, wasSkipped }) => `${modelId}: ${kind}${wasSkipped ? ', not asked again yet' : ''}`)
    .join('; ');
}
