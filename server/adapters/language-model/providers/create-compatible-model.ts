import type { AnswerRequest, LanguageModel } from '#server/ports/language-model.ts';
import type { DeadlineLimits } from '../start-deadlines.ts';
import { chatMessages } from './chat-messages.ts';
import { chatTools } from './chat-tools.ts';
import type { ProviderConnection } from './connect-provider.ts';
import { streamChatCompletions } from './stream-chat-completions.ts';

/**
 * A model of any server that speaks chat completions: Ollama, vLLM, LM Studio, Groq, OpenRouter. Only fields that all
 * of them know are sent.
 */
export function createCompatibleModel(
  modelId: string,
  options: { connection: ProviderConnection; apiKey: string | undefined; limits: DeadlineLimits },
): LanguageModel {
  return {
    id: `compatible:${modelId}`,
    streamAnswer: (request: AnswerRequest) =>
      streamChatCompletions({
        ...options,
        provider: new URL(options.connection.baseUrl).host,
        signal: request.signal,
        body: {
          model: modelId,
          messages: chatMessages(request),
          ...chatTools(request),
          max_tokens: request.maxOutputTokens,
        },
      }),
  };
}
