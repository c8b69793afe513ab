import type { CutSentence, GivenPrompt } from '#contract/conversations/conversations.schemas.ts';
import { chooseFallbackReply } from '#core/answering/composing/choose-fallback-reply.ts';
import { composeNotice } from '#core/answering/composing/compose-notice.ts';
import type { ComposedPrompt } from '#core/answering/composing/compose-prompt.ts';
import { translateMessage } from '#core/answering/composing/translate-message.ts';
import {
  createVerifiedStream,
  type VerifiedStream,
} from '#core/answering/verifying/create-verified-stream.ts';
import { lostWhatWasAsked } from '#core/answering/verifying/lost-what-was-asked.ts';
import type { ActionTools } from '#server/features/answering/actions/create-action-tools.ts';
import { prependSentence } from '#server/features/answering/actions/prepend-sentence.ts';
import { addEngineAnswer } from '#server/features/answering/add-engine-answer.ts';
import { listConsidered } from '#server/features/answering/list-considered.ts';
import { listSourceParts } from '#server/features/answering/list-source-parts.ts';
import type { LiveAgent } from '#server/features/conversations/live-agent.ts';
import type { Question } from '#server/features/conversations/question.ts';
import type { HistoryMessage } from '#server/features/conversations/read-history.ts';
import type { Reply } from '#server/features/conversations/reply.ts';
import type { FoundPassage } from '#server/features/sources/search/search-passages.ts';
import type { AnswerPart } from '#server/http/answers/answer-part.ts';
import type { LanguageModels, ModelFailure } from '#server/ports/language-model.ts';
import { type Rounds, streamRounds } from './stream-rounds.ts';

/** An owner looks at these, not at the forty repetitions of a model that got stuck. */
const mostCutKept = 12;
const longestCutKept = 400;
/** How sure an answer is that rests on what an action found out. */
const ofAction = 0.9;

interface ModelQuestion {
  question: Question;
  history: HistoryMessage[];
  passages: FoundPassage[];
  /** BCP 47 primary tag, of what is said in the agent's own words. */
  language: string;
  /** What the embedded engine answers from the passages. */
  embedded: () => Reply;
  /** What answers when no model does: it, or an action by the owner's rule. */
  unaided: () => Promise<Reply>;
  /** Absent for an agent without actions. */
  tools?: ActionTools;
  signal: AbortSignal;
}

/**
 * Asks the agent's model for an answer from the passages, and the others of `models` where it fails. Each sentence is
 * held until it is checked against them: what they say is shown with its source, the rest is left out and kept for the
 * owner. When nothing is left, or no model answers, the embedded engine does.
 */
export async function* askModel(
  models: LanguageModels,
  agent: LiveAgent,
  { question, history, passages, language, embedded, unaided, tools, signal }: ModelQuestion,
): AsyncGenerator<AnswerPart, Reply> {
  const fallbackReply = chooseFallbackReply(
    translateMessage(agent, 'fallbackReply', language),
    agent.vibe,
    language,
  );
  const verified = createVerifiedStream({
    passages: passages.map(({ ranked }) => ranked.passage),
    urls: passages.flatMap(({ url }) => url ?? []),
    language,
    fallbackReply,
  });
  const failureNotice = composeNotice('action-failed', agent.vibe, language);
  const rounds = yield* streamRounds({
    chain: models.chainFor(agent.selectedModel),
    input: {
      agentName: agent.displayName,
      vibe: agent.vibe,
      agentPrompt: agent.promptText,
      fallbackReply,
      passages: passages.map((each) => each.ranked.passage),
      history,
      question: question.text,
      isEnglishOnly: !agent.isMultilingual,
      ...(question.pageUrl === undefined ? {} : { pageUrl: question.pageUrl }),
    },
    verified,
    tools,
    failureNotice,
    signal,
  });
  // A rule would do again what an action has just done.
  const hasCalled = tools !== undefined && tools.calls.length > 0;
  const engine = rounds.end.type === 'unanswered' && !hasCalled ? await unaided() : embedded();
  const written = withCalls(
    readReply(agent, {
      verified,
      passages,
      rounds,
      engine,
      fallbackReply,
      isBeside: lostWhatWasAsked(question.text, verified, language),
    }),
    rounds,
    failureNotice,
    tools,
  );
  const delta = written.text.slice(rounds.lead.length + verified.text.length);
  if (delta !== '') yield { type: 'text-delta', delta };
  return written;
}

/** Says behind the answer that an action has failed where nothing said it before, and keeps what was called. */
function withCalls(
  reply: Reply,
  { lead, hasFailed }: Rounds,
  failureNotice: string,
  tools: ActionTools | undefined,
): Reply {
  const calls = tools?.calls ?? [];
  const kept = calls.length === 0 ? reply : { ...reply, calls };
  if (lead !== '') return prependSentence(failureNotice, kept);
  return hasFailed ? { ...kept, text: `${kept.text}\n\n${failureNotice}` } : kept;
}

interface Written {
  verified: VerifiedStream;
  passages: FoundPassage[];
  rounds: Rounds;
  /** What the embedded engine answers. */
  engine: Reply;
  fallbackReply: string;
  /** What is shown is not about what was asked. */
  isBeside: boolean;
}

/** The whole reply; its text begins with what was shown of the model's. */
function readReply(agent: LiveAgent, written: Written): Reply {
  const { verified, passages, rounds, engine, fallbackReply, isBeside } = written;
  const { end, prompt, results, said, asked } = rounds;
  const finish = end.type === 'finish' ? end : null;
  const modelId = finish?.modelId ?? agent.selectedModel;
  const failures = end.type === 'aborted' ? [] : end.failures;
  const spent: Pick<Reply, 'finishReason' | 'usage' | 'cut' | 'prompt' | 'askedModel'> = {
    askedModel: modelId,
    finishReason:
      finish !== null ? finishReason(finish.finishReason) : end.type === 'aborted' ? 'aborted' : 'stop',
    usage: rounds.usage,
    cut: listCut(verified),
    // Of models that did not answer nothing is known to have been read.
    ...(end.type === 'unanswered'
      ? {}
      : { prompt: describePrompt(prompt, passages.length + results.length) }),
  };
  if (asked !== null) {
    const before = verified.text === '' ? '' : `${verified.text}\n\n`;
    return { ...asked, ...spent, text: `${before}${asked.text}`, model: modelId };
  }
  const isDeclined = verified.isDeclined && verified.shown.length === 0;
  // What an action has found out is answered, whatever a model makes of it.
  if (said !== null && verified.shown.length === 0) {
    return {
      ...engine,
      ...spent,
      text: said,
      sources: [],
      outcome: 'answered',
      confidence: ofAction,
      model: modelId,
      fallbackReason: describeFailures(failures),
    };
  }
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
  const isOfAction = citations.some(({ passageId }) => results.some(({ id }) => id === passageId));
  const isSure = isOfAction || engine.outcome === 'answered' || (engine.outcome === 'hedged' && !isBeside);
  const own = { text: verified.text, sources: listSourceParts(citations, passages) };
  return {
    ...(isOfAction ? own : addEngineAnswer(own, engine, isBeside)),
    ...spent,
    // What the engine knows nothing of may be true and still be no answer to this question.
    outcome: isSure ? 'answered' : 'hedged',
    confidence: isOfAction
      ? ofAction
      : isSure
        ? Math.max(0.5, engine.confidence)
        : Math.min(0.49, engine.confidence),
    model: modelId,
    fallbackReason: describeFailures(failures),
    considered: listConsidered(passages),
  };
}

const describePrompt = ({ instructions, messages }: ComposedPrompt, passages: number): GivenPrompt => ({
  instructions,
  passages,
  messages: messages.length,
});

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
