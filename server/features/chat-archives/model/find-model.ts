import { modelProviderNames, modelProviders } from '#contract/model-keys/model-keys.ts';
import type { Services } from '#server/context.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';

/** The model that words answers about archives, and who gets what is sent to it. */
export interface FoundModel {
  model: LanguageModel;
  /** A provider by its name, or a server of the operator's by its host. */
  destination: string;
}

/**
 * The usual model of this installation; null where there is none. Only this one is ever asked: a user agrees to one
 * destination, so that no other takes its place.
 */
export function findModel({
  languageModels,
  config,
}: Pick<Services, 'languageModels' | 'config'>): FoundModel | null {
  const [model] = languageModels.modelsFor('');
  if (model === undefined) return null;
  const provider = modelProviders.find((each) => model.id.startsWith(`${each}:`));
  const server =
    provider === 'compatible'
      ? config.COMPATIBLE_BASE_URL
      : provider === 'openai'
        ? config.OPENAI_BASE_URL
        : undefined;
  if (server !== undefined) return { model, destination: new URL(server).host };
  return { model, destination: provider === undefined ? model.id : modelProviderNames[provider] };
}
