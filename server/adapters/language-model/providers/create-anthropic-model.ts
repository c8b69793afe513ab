import type { LanguageModel } from '#server/ports/language-model.ts';
import type { DeadlineLimits } from '../start-deadlines.ts';
import type { ProviderConnection } from './connect-provider.ts';
import { streamSdkModel } from './stream-sdk-model.ts';

export const anthropicAddress = 'https://api.anthropic.com/v1';

/** A model of Anthropic by the messages protocol, through the AI SDK's provider package. */
export function createAnthropicModel(
  modelId: string,
  options: { connection: ProviderConnection; apiKey: string; limits: DeadlineLimits },
): LanguageModel {
  const { connection, apiKey, limits } = options;
  const loadModel = async () => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ apiKey, baseURL: connection.baseUrl, fetch: connection.fetch })(modelId);
  };
  return {
    id: `anthropic:${modelId}`,
    streamAnswer: (request) =>
      streamSdkModel({ loadModel, provider: 'Anthropic', reasoning: 'none', limits, request }),
  };
}
