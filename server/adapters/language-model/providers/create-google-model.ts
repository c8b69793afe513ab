import type { LanguageModel } from '#server/ports/language-model.ts';
import type { DeadlineLimits } from '../start-deadlines.ts';
import type { ProviderConnection } from './connect-provider.ts';
import { streamSdkModel } from './stream-sdk-model.ts';

export const googleAddress = 'https://generativelanguage.googleapis.com/v1beta';

/** A Gemini model by `streamGenerateContent`, through the AI SDK's provider package. */
export function createGoogleModel(
  modelId: string,
  options: { connection: ProviderConnection; apiKey: string; limits: DeadlineLimits },
): LanguageModel {
  const { connection, apiKey, limits } = options;
  const loadModel = async () => {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    return createGoogleGenerativeAI({ apiKey, baseURL: connection.baseUrl, fetch: connection.fetch })(
      modelId,
    );
  };
  return {
    id: `google:${modelId}`,
    // Gemini 3 cannot be kept from thinking; asked for nothing, the SDK would leave it at the model's default.
    streamAnswer: (request) =>
      streamSdkModel({ loadModel, provider: 'Google', reasoning: 'low', limits, request }),
  };
}
