import type { Logger } from 'pino';
import type { buildConnector } from 'undici';
import type { Clock } from '#server/ports/clock.ts';
import type { LanguageModel, LanguageModels, ModelListing } from '#server/ports/language-model.ts';
import type { Metrics } from '#server/ports/metrics.ts';
import { createCircuits } from './create-circuits.ts';
import { createModelChain } from './create-model-chain.ts';
import type { LanguageModelSettings } from './language-model-settings.ts';
import { labelledModels, type ProviderKey, vendorModels } from './model-catalogue.ts';
import { modelIdOf } from './providers/model-id-of.ts';
import { openProviders } from './providers/open-providers.ts';
import { defaultDeadlines } from './start-deadlines.ts';

export interface Surroundings {
  log: Pick<Logger, 'warn'>;
  clock: Clock;
  /** Null where nothing is counted. */
  metrics?: Pick<Metrics, 'countModelCall'> | null;
  /** Opens the connections, where not every address may be reached. */
  connector?: buildConnector.connector;
}

/** Servers with a single model, such as llama.cpp's, take any name. */
const anyModel = 'default';

/**
 * Builds the models of an install from its settings, or those of a workspace from its keys. A provider counts as
 * configured when its key is set, or its base URL, since your own servers often need no key. Throws a sentence naming
 * the setting that is wrong.
 */
export function createLanguageModels(
  settings: LanguageModelSettings,
  { log, clock, metrics = null, connector }: Surroundings,
): LanguageModels {
  const limits = {
    ...defaultDeadlines,
    firstTokenMs: settings.MODEL_FIRST_TOKEN_MS ?? defaultDeadlines.firstTokenMs,
  };
  const providers = openProviders(settings.EMBEDDED_ENGINE_ONLY ? {} : settings, limits, connector);
  const circuits = createCircuits();
  const compatibleIds = settings.COMPATIBLE_MODELS ?? [];
  const configuredIds = { 'gpt-3.5': settings.MODEL_GPT_3_5, 'gpt-4o': settings.MODEL_GPT_4O };
  // The labels are OpenAI's; a compatible server replaces it where OpenAI is not configured.
  const labelProvider: ProviderKey = providers.openai || !providers.compatible ? 'openai' : 'compatible';

  const offered = [
    ...(['openai', 'anthropic', 'google'] as const)
      // A server in place of OpenAI has its own models; OpenAI's list would promise too much.
      .filter((provider) => providers[provider] && !(provider === 'openai' && settings.OPENAI_BASE_URL))
      .flatMap((provider) => vendorModels[provider].map((model) => ({ provider, ...model }))),
    ...(providers.compatible ? compatibleIds : []).map((modelId) => ({
      provider: 'compatible' as const,
      modelId,
      label: modelId,
    })),
  ];

  const labelModelId = (key: string): string | null => {
    const label = labelledModels.find((candidate) => candidate.key === key);
    if (!label) return null;
    const configuredId = configuredIds[label.key];
    if (labelProvider === 'openai') return modelIdOf(label, configuredId, clock.now());
    return configuredId ?? compatibleIds[0] ?? anyModel;
  };

  const usualModelId = (provider: ProviderKey): string => {
    if (provider === labelProvider) return labelModelId('gpt-3.5') as string;
    return provider === 'compatible'
      ? (compatibleIds[0] ?? anyModel)
      : (vendorModels[provider][0]?.modelId as string);
  };

  const choose = (selectedModelKey: string): { provider: ProviderKey; modelId: string } => {
    const byLabel = labelModelId(selectedModelKey);
    if (byLabel !== null) return { provider: labelProvider, modelId: byLabel };
    const listed = offered.find(({ provider, modelId }) => selectedModelKey === `${provider}:${modelId}`);
    if (listed) return listed;
    // Only what is listed: an owner must not pick any model there is on the operator's account.
    return { provider: labelProvider, modelId: usualModelId(labelProvider) };
  };

  const modelsFor = (selectedModelKey: string): LanguageModel[] => {
    const chosen = choose(selectedModelKey);
    const order: ProviderKey[] = ['openai', 'anthropic', 'google', 'compatible'];
    return [
      providers[chosen.provider]?.modelOf(chosen.modelId),
      ...order
        .filter((provider) => provider !== chosen.provider)
        .map((provider) => providers[provider]?.modelOf(usualModelId(provider))),
    ].filter((model) => model !== undefined);
  };

  const listing = (key: string, label: string): ModelListing => {
    const first = modelsFor(key)[0];
    return { key, label, servedBy: first?.id ?? 'embedded', isConfigured: first !== undefined };
  };

  return {
    modelsFor,
    chainFor: (selectedModelKey) =>
      createModelChain(modelsFor(selectedModelKey), { log, clock, circuits, metrics }),
    listModels: () => [
      ...labelledModels.map(({ key, label }) => listing(key, label)),
      ...offered.map(({ provider, modelId, label }) => listing(`${provider}:${modelId}`, label)),
    ],
    close: async () => {
      await Promise.all(Object.values(providers).map((provider) => provider?.close()));
    },
  };
}
