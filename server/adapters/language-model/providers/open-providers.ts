import type { buildConnector } from 'undici';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { LanguageModelSettings } from '../language-model-settings.ts';
import type { ProviderKey } from '../model-catalogue.ts';
import type { DeadlineLimits } from '../start-deadlines.ts';
import { connectProvider } from './connect-provider.ts';
import { anthropicAddress, createAnthropicModel } from './create-anthropic-model.ts';
import { createCompatibleModel } from './create-compatible-model.ts';
import { createGoogleModel, googleAddress } from './create-google-model.ts';
import { createOpenaiModel, openaiAddress } from './create-openai-model.ts';

export interface OpenProvider {
  modelOf(modelId: string): LanguageModel;
  close(): Promise<void>;
}

/** One entry for each provider that the settings configure; connections are made with the first question. */
export function openProviders(
  settings: LanguageModelSettings,
  limits: DeadlineLimits,
  connector?: buildConnector.connector,
): Partial<Record<ProviderKey, OpenProvider>> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL } = settings;
  const { GOOGLE_API_KEY, GOOGLE_BASE_URL, COMPATIBLE_BASE_URL, COMPATIBLE_API_KEY } = settings;
  const providers: Partial<Record<ProviderKey, OpenProvider>> = {};
  const connect = (setting: string, address: string, usualPath: string) =>
    connectBySetting(setting, address, usualPath, connector);

  if (OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined) {
    const connection = connect('OPENAI_BASE_URL', OPENAI_BASE_URL ?? openaiAddress, '/v1');
    const options = { connection, apiKey: OPENAI_API_KEY, limits };
    providers.openai = {
      modelOf: remember((modelId) => createOpenaiModel(modelId, options)),
      close: connection.close,
    };
  }
  if (ANTHROPIC_API_KEY !== undefined || ANTHROPIC_BASE_URL !== undefined) {
    const connection = connect('ANTHROPIC_BASE_URL', ANTHROPIC_BASE_URL ?? anthropicAddress, '/v1');
    const options = { connection, apiKey: ANTHROPIC_API_KEY ?? keyless, limits };
    providers.anthropic = {
      modelOf: remember((modelId) => createAnthropicModel(modelId, options)),
      close: connection.close,
    };
  }
  if (GOOGLE_API_KEY !== undefined || GOOGLE_BASE_URL !== undefined) {
    const connection = connect('GOOGLE_BASE_URL', GOOGLE_BASE_URL ?? googleAddress, '/v1beta');
    const options = { connection, apiKey: GOOGLE_API_KEY ?? keyless, limits };
    providers.google = {
      modelOf: remember((modelId) => createGoogleModel(modelId, options)),
      close: connection.close,
    };
  }
  if (COMPATIBLE_BASE_URL !== undefined) {
    const connection = connect('COMPATIBLE_BASE_URL', COMPATIBLE_BASE_URL, '/v1');
    const options = { connection, apiKey: COMPATIBLE_API_KEY, limits };
    providers.compatible = {
      modelOf: remember((modelId) => createCompatibleModel(modelId, options)),
      close: connection.close,
    };
  }
  return providers;
}

/** Ids come from the configuration and the catalogue only, so few are ever made. */
function remember(create: (modelId: string) => LanguageModel): (modelId: string) => LanguageModel {
  const models = new Map<string, LanguageModel>();
  return (modelId) => {
    const model = models.get(modelId) ?? create(modelId);
    models.set(modelId, model);
    return model;
  };
}

/** Means no key: without a value the SDK would look for one in the environment. */
const keyless = 'none';

function connectBySetting(
  setting: string,
  address: string,
  usualPath: string,
  connector: buildConnector.connector | undefined,
) {
  try {
    return connectProvider(address, usualPath, connector);
  } catch (error) {
    throw new Error(`${setting}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
