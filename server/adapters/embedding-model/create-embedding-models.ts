import type { Logger } from 'pino';
import type { EmbeddingModels } from '#server/ports/embedding-model.ts';
import { createEndpointModel } from './create-endpoint-model.ts';
import { createShippedModel, EARLIER_MODEL_IDS } from './create-shipped-model.ts';
import { rememberQuestions } from './remember-questions.ts';

export interface EmbeddingSettings {
  SEARCH_BY_MEANING: boolean;
  EMBEDDING_BASE_URL?: string | undefined;
  EMBEDDING_API_KEY?: string | undefined;
  EMBEDDING_MODEL: string;
  EMBEDDED_ENGINE_ONLY: boolean;
}

/**
 * The models of this installation by its settings: the server that they name, else the model that is part of the product,
 * or none. The shipped one stays available next to a server, for agents whose vectors are still its own.
 */
export function createEmbeddingModels(
  settings: EmbeddingSettings,
  { log }: { log: Pick<Logger, 'warn'> },
): EmbeddingModels {
  if (!settings.SEARCH_BY_MEANING) {
    return { current: null, find: () => null, state: () => 'off', close: async () => undefined };
  }
  const shipped = rememberQuestions(
    createShippedModel({
      onUnavailable: (reason) =>
        log.warn(
          { reason },
          'the shipped embedding model cannot be used; sources are searched by words alone',
        ),
    }),
  );
  const { EMBEDDING_BASE_URL, EMBEDDING_API_KEY, EMBEDDING_MODEL } = settings;
  const endpoint =
    EMBEDDING_BASE_URL !== undefined && !settings.EMBEDDED_ENGINE_ONLY
      ? rememberQuestions(
          createEndpointModel({
            baseUrl: EMBEDDING_BASE_URL,
            apiKey: EMBEDDING_API_KEY,
            model: EMBEDDING_MODEL,
          }),
        )
      : null;
  const models = endpoint === null ? [shipped] : [endpoint, shipped];
  return {
    current: endpoint ?? shipped,
    find: (id) =>
      models.find((model) => model.id === id) ?? (EARLIER_MODEL_IDS.includes(id) ? shipped : null),
    state: () => (endpoint === null ? shipped.state() : endpoint.answers() ? 'ok' : 'unavailable'),
    async close() {
      await Promise.all([shipped.close(), endpoint?.close()]);
    },
  };
}
