import type { AnswerRequest, LanguageModel } from '#server/ports/language-model.ts';
import type { DeadlineLimits } from '../start-deadlines.ts';
import { chatMessages } from './chat-messages.ts';
import { chatTools } from './chat-tools.ts';
import type { ProviderConnection } from './connect-provider.ts';
import { lowestReasoningEffort } from './lowest-reasoning-effort.ts';
import { streamChatCompletions } from './stream-chat-completions.ts';

export const openaiAddress = 'https://api.openai.com/v1';

/**
 * A model of OpenAI by chat completions, at OpenAI or at a server in its place (`OPENAI_BASE_URL`). Not by
 * Responses: that protocol is needed for stored conversations and for tools of models that must think, stores what it is
 * sent unless told not to, and is not spoken by the proxies that a base URL usually points to. No temperature:
 * current models refuse it.
 */
export function createOpenaiModel(
  modelId: string,
  options: { connection: ProviderConnection; apiKey: string | undefined; limits: DeadlineLimits },
): LanguageModel {
  const isOpenaiItself = new URL(options.connection.baseUrl).hostname.endsWith('.openai.com');
  const reasoningEffort = lowestReasoningEffort(modelId);
  // Stand-ins know the old name of the limit; models that think refuse it.
  const limitName =
    isOpenaiItself || /^(gpt-[5-9]|o\d)/.test(modelId) ? 'max_completion_tokens' : 'max_tokens';
  return {
    id: `openai:${modelId}`,
    streamAnswer: (request: AnswerRequest) =>
      streamChatCompletions({
        ...options,
        provider: 'OpenAI',
        signal: request.signal,
        body: {
          model: modelId,
          messages: chatMessages(request),
          ...chatTools(request),
          [limitName]: request.maxOutputTokens,
          ...(reasoningEffort ? { reasoning_effort: reasoningEffort } : {}),
          ...(isOpenaiItself ? { store: false } : {}),
        },
      }),
  };
}
