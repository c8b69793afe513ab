import {
  LanguageModelError,
  type ModelFinishReason,
  type ModelPart,
  type ModelUsage,
  type ToolCallPart,
} from '#server/ports/language-model.ts';
import { classifyProviderError } from '../failures/classify-provider-error.ts';
import { createToolCallReader } from './create-tool-call-reader.ts';

/** The fields that are read of a chunk; compatible servers leave out any of them. */
interface Chunk {
  choices?:
    | { delta?: { content?: unknown; tool_calls?: unknown } | null; finish_reason?: string | null }[]
    | null;
  usage?: { prompt_tokens?: number; completion_tokens?: number } | null;
  error?: unknown;
}

export interface ChatChunkReader {
  /** Takes the data of one event. Never throws: a fault is kept, and so is all text before it. */
  readEvent(event: { data: string }): void;
  /** Text read since the last call. */
  takeText(): string;
  /** Calls of tools, once the end has come. */
  listCalls(): ToolCallPart[];
  /** What went wrong, or null. */
  fault(): LanguageModelError | null;
  /** The end mark has come. */
  isDone(): boolean;
  /** The closing part. Throws when the stream ended before the model said that it was done. */
  finish(): Extract<ModelPart, { type: 'finish' }>;
}

const finishReasons: Record<string, ModelFinishReason> = {
  length: 'length',
  max_tokens: 'length',
  content_filter: 'content-filter',
};

/** Reads the `data:` payloads of OpenAI's streamed chat completions, one answer's worth. */
export function createChatChunkReader(provider: string): ChatChunkReader {
  let text = '';
  let fault: LanguageModelError | null = null;
  let isDone = false;
  let finishReason: string | null = null;
  let usage: ModelUsage | null = null;
  const calls = createToolCallReader();

  return {
    readEvent({ data }) {
      if (fault || isDone) return;
      if (data === '[DONE]') {
        isDone = true;
        return;
      }
      let chunk: Chunk | null;
      try {
        chunk = JSON.parse(data) as Chunk | null;
      } catch {
        fault = new LanguageModelError('network', provider);
        return;
      }
      if (chunk?.error) {
        fault = classifyProviderError({ provider, status: null, body: chunk });
        return;
      }
      const choice = chunk?.choices?.[0];
      if (typeof choice?.delta?.content === 'string') text += choice.delta.content;
      if (Array.isArray(choice?.delta?.tool_calls)) calls.read(choice.delta.tool_calls);
      if (choice?.finish_reason) finishReason = choice.finish_reason;
      if (chunk?.usage) {
        usage = {
          inputTokens: chunk.usage.prompt_tokens ?? 0,
          outputTokens: chunk.usage.completion_tokens ?? 0,
        };
      }
    },
    takeText() {
      const taken = text;
      text = '';
      return taken;
    },
    listCalls: calls.list,
    fault: () => fault,
    isDone: () => isDone,
    finish() {
      // Some compatible servers send only one of the two.
      if (!isDone && finishReason === null) throw new LanguageModelError('network', provider);
      return { type: 'finish', finishReason: finishReasons[finishReason ?? 'stop'] ?? 'stop', usage };
    },
  };
}
