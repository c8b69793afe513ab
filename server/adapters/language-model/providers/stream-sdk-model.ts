import {
  APICallError,
  type LanguageModelV4,
  type LanguageModelV4FunctionTool,
  type LanguageModelV4Usage,
} from '@ai-sdk/provider';
import {
  type AnswerRequest,
  LanguageModelError,
  type ModelFinishReason,
  type ModelPart,
  type ModelUsage,
} from '#server/ports/language-model.ts';
import { classifyProviderError } from '../failures/classify-provider-error.ts';
import { parseErrorBody } from '../failures/parse-error-body.ts';
import { type DeadlineLimits, startDeadlines } from '../start-deadlines.ts';
import { parseToolInput } from './parse-tool-input.ts';

export interface SdkCall {
  /** Loads the package with the first question: each takes 12 MB. */
  loadModel: () => Promise<LanguageModelV4>;
  /** The provider's name as people know it. */
  provider: string;
  /** How much the model may think; `none` is lowered by the SDK to the least that the model allows. */
  reasoning: 'none' | 'low';
  limits: DeadlineLimits;
  request: AnswerRequest;
}

/**
 * Streams from a provider package of the AI SDK by its own `doStream`. The `streamText` around it is left out: it
 * retries, keeps every step and splits the stream several times over, none of which is wanted while a visitor waits.
 * A stream of 50 chunks costs 2.2 (Google) to 2.7 ms (Anthropic) of CPU here against 1.1 ms by `streamChatCompletions`
 * in the same run. That is the price of not following two more protocols, and their models' ways of thinking, by hand.
 * Throws `LanguageModelError`.
 */
export async function* streamSdkModel({
  loadModel,
  provider,
  reasoning,
  limits,
  request,
}: SdkCall): AsyncGenerator<ModelPart> {
  const deadlines = startDeadlines(request.signal, limits);
  let isComplete = false;
  try {
    const model = await loadModel();
    const { stream } = await model.doStream({
      prompt: [
        { role: 'system', content: request.system },
        ...request.messages.map(({ role, content }) => ({
          role,
          content: [{ type: 'text' as const, text: content }],
        })),
      ],
      maxOutputTokens: request.maxOutputTokens,
      ...sdkTools(request),
      reasoning,
      abortSignal: deadlines.signal,
    });
    const reader = stream.getReader();
    while (true) {
      deadlines.awaitText();
      const { done, value: part } = await reader.read();
      if (done) break;
      if (part.type === 'error') throw part.error;
      if (part.type === 'text-delta' && part.delta !== '') {
        deadlines.noteText();
        yield { type: 'text-delta', text: part.delta };
      }
      if (part.type === 'tool-call') {
        deadlines.noteText();
        yield { type: 'tool-call', name: part.toolName, input: parseToolInput(part.input) };
      }
      if (part.type === 'finish') {
        isComplete = true;
        yield {
          type: 'finish',
          finishReason: readFinishReason(part.finishReason, provider),
          usage: readUsage(part.usage),
        };
      }
    }
    if (!isComplete) throw new LanguageModelError('network', provider);
  } catch (error) {
    throw deadlines.explain(provider, () => explain(provider, error));
  } finally {
    if (!isComplete) deadlines.cancel();
    deadlines.stop();
  }
}

function sdkTools({ tools = [] }: AnswerRequest): { tools?: LanguageModelV4FunctionTool[] } {
  if (tools.length === 0) return {};
  return {
    tools: tools.map(({ name, description, parameters }) => ({
      type: 'function',
      name,
      description,
      inputSchema: parameters,
    })),
  };
}

/** The SDK says `other` or `error` where the stream ended without a reason: it was cut off. */
function readFinishReason(
  reason: { unified: string; raw: string | undefined },
  provider: string,
): ModelFinishReason {
  if (reason.raw === undefined) throw new LanguageModelError('network', provider);
  if (reason.unified === 'length' || reason.unified === 'content-filter') return reason.unified;
  return reason.unified === 'error' ? 'error' : 'stop';
}

function readUsage(usage: LanguageModelV4Usage): ModelUsage | null {
  const inputTokens = usage.inputTokens.total;
  const outputTokens = usage.outputTokens.total;
  return inputTokens === undefined || outputTokens === undefined ? null : { inputTokens, outputTokens };
}

function explain(provider: string, error: unknown): LanguageModelError {
  if (LanguageModelError.isInstance(error)) return error;
  // With status 200 it is the SDK's word for a stream that broke off.
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode !== 200) {
    return classifyProviderError({
      provider,
      status: error.statusCode,
      headers: error.responseHeaders ?? {},
      body: error.data ?? parseErrorBody(error.responseBody ?? ''),
    });
  }
  // A later error frame comes through as a plain object with the vendor's type, code and message.
  if (typeof error === 'object' && error !== null && !(error instanceof Error)) {
    return classifyProviderError({ provider, status: null, body: error });
  }
  return new LanguageModelError('network', provider);
}
