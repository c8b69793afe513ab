import {
  type ComposedPrompt,
  composePrompt,
  type PromptInput,
} from '#core/answering/composing/compose-prompt.ts';
import type { VerifiedStream } from '#core/answering/verifying/create-verified-stream.ts';
import type { SourcePassage } from '#core/answering/verifying/statement.ts';
import type { ActionTools } from '#server/features/answering/actions/create-action-tools.ts';
import type { Reply } from '#server/features/conversations/reply.ts';
import type { AnswerPart } from '#server/http/answers/answer-part.ts';
import {
  type ChainPart,
  LanguageModelError,
  type ModelChain,
  type ModelUsage,
  type ToolCallPart,
} from '#server/ports/language-model.ts';

/** Enough for the four sentences that the default prompt asks for, in any script, and for an owner's longer wishes. */
const maxOutputTokens = 1_000;

export type End = Extract<ChainPart, { type: 'finish' | 'unanswered' }> | { type: 'aborted' };

export interface Rounds {
  /** Of the last round. */
  end: End;
  /** What the model was given in it. */
  prompt: ComposedPrompt;
  /** Of all rounds together. */
  usage: ModelUsage;
  /** What actions have found out. */
  results: readonly SourcePassage[];
  /** The last of it in our or the owner's words. */
  said: string | null;
  hasFailed: boolean;
  /** What went out before the model's words where an action has failed. */
  lead: string;
  /** The visitor is asked for something first. */
  asked: Reply | null;
}

interface RoundsOptions {
  chain: ModelChain;
  input: PromptInput;
  verified: VerifiedStream;
  /** Absent for an agent without actions. */
  tools: ActionTools | undefined;
  /** What the visitor is told where an action fails. */
  failureNotice: string;
  signal: AbortSignal;
}

/**
 * Asks a model, calls the actions that it wants, and asks it again with what they found out as further passages. Passes on what
 * may be shown as it is written.
 */
export async function* streamRounds(options: RoundsOptions): AsyncGenerator<AnswerPart, Rounds> {
  const { chain, input, verified, tools, signal } = options;
  const usage = { inputTokens: 0, outputTokens: 0 };
  const results: SourcePassage[] = [];
  let said: string | null = null;
  let lead = '';
  let hasFailed = false;
  let asked: Reply | null = null;
  let isOffering = tools !== undefined;
  for (;;) {
    const offered = isOffering ? (tools?.offered() ?? []) : [];
    const prompt = composePrompt({
      ...input,
      passages: [...input.passages, ...results],
      hasTools: offered.length > 0,
    });
    const wanted: ToolCallPart[] = [];
    const request = {
      system: prompt.system,
      messages: prompt.messages,
      maxOutputTokens,
      signal,
      tools: offered,
    };
    const end = yield* streamRound(chain.streamAnswer(request), verified, wanted);
    if (end.type === 'finish') {
      usage.inputTokens += end.usage?.inputTokens ?? 0;
      usage.outputTokens += end.usage?.outputTokens ?? 0;
    }
    const rounds: Rounds = { end, prompt, usage, results, said, hasFailed, lead, asked };
    // A server that knows no tools answers without them.
    const isToolRefused =
      offered.length > 0 &&
      end.type === 'unanswered' &&
      end.failures.some(({ kind }) => kind === 'bad-request');
    if (isToolRefused) {
      isOffering = false;
      continue;
    }
    if (tools === undefined || end.type !== 'finish') return rounds;
    let hasNews = false;
    for (const call of wanted) {
      const came = await tools.run(call).catch((error: unknown) => {
        if (!signal.aborted) throw error;
        return null;
      });
      if (came === null) return { ...rounds, end: { type: 'aborted' } };
      if (came.kind === 'asked') {
        asked = came.reply;
        return { ...rounds, asked, said, hasFailed };
      }
      if (came.kind === 'nothing') continue;
      hasNews = true;
      if (came.kind === 'failed') {
        hasFailed = true;
        isOffering = false;
      } else {
        said = came.said;
        results.push(came.passage);
        verified.learn(came.passage);
      }
    }
    if (!hasNews) return { ...rounds, said };
    if (hasFailed && lead === '' && verified.text === '') {
      lead = `${options.failureNotice}\n\n`;
      yield { type: 'text-delta', delta: lead };
    }
  }
}

async function* streamRound(
  stream: AsyncIterable<ChainPart>,
  verified: VerifiedStream,
  wanted: ToolCallPart[],
): AsyncGenerator<AnswerPart, End> {
  let end: End = { type: 'unanswered', failures: [] };
  try {
    for await (const part of stream) {
      if (part.type === 'tool-call') wanted.push(part);
      else if (part.type !== 'text-delta') end = part;
      else {
        const delta = verified.push(part.text);
        if (delta !== '') yield { type: 'text-delta', delta };
      }
    }
  } catch (error) {
    if (!(LanguageModelError.isInstance(error) && error.kind === 'aborted')) throw error;
    end = { type: 'aborted' };
  }
  const rest = verified.end(end.type === 'finish' && end.finishReason !== 'length');
  if (rest !== '') yield { type: 'text-delta', delta: rest };
  return end;
}
