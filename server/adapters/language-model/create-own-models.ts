import type { RefusalReason } from '#core/crawling/problems/fetch-failure.ts';
import { createGuardedConnector } from '#server/adapters/page-fetcher/create-guarded-connector.ts';
import { readAllowedHosts } from '#server/adapters/page-fetcher/read-allowed-hosts.ts';
import { refuseAddress } from '#server/adapters/page-fetcher/refuse-address.ts';
import type { OwnModels, OwnProvider } from '#server/ports/language-model.ts';
import { createLanguageModels, type Surroundings } from './create-language-models.ts';
import type { LanguageModelSettings } from './language-model-settings.ts';

interface OwnModelSettings {
  /** `host:port` entries that may be private, use any port, and need no https. */
  MODEL_ALLOW_HOSTS: readonly string[];
  MODEL_FIRST_TOKEN_MS?: number | undefined;
  EMBEDDED_ENGINE_ONLY?: boolean | undefined;
}

const connectTimeoutMs = 5_000;

/** The owner reads the same for a private address as for any other that cannot be used. */
const refusals: Partial<Record<RefusalReason, string>> = {
  port: 'Use port 443, the usual one for https.',
  credentials: 'Leave the user name and password out of the URL. The key goes into its own field.',
};
const notPublic =
  'Use the public URL of a model server, for example https://openrouter.ai/api/v1. The operator can allow a private one by MODEL_ALLOW_HOSTS.';

/** Opens models by the keys of workspaces, over connections that reach public addresses only. */
export function createOwnModels(
  settings: OwnModelSettings,
  { log, clock, metrics = null }: Omit<Surroundings, 'connector'>,
): OwnModels {
  const allowedHosts = readAllowedHosts(settings.MODEL_ALLOW_HOSTS);
  const connector = createGuardedConnector({ allowedHosts, timeoutMs: connectTimeoutMs });
  return {
    refusalOf: (baseUrl) => refuseAddress(baseUrl, allowedHosts, (reason) => refusals[reason] ?? notPublic),
    open: (providers) =>
      createLanguageModels(
        {
          ...settingsOf(providers),
          MODEL_FIRST_TOKEN_MS: settings.MODEL_FIRST_TOKEN_MS,
          EMBEDDED_ENGINE_ONLY: settings.EMBEDDED_ENGINE_ONLY,
        },
        { log, clock, metrics, connector },
      ),
  };
}

function settingsOf(providers: readonly OwnProvider[]): LanguageModelSettings {
  const settings: LanguageModelSettings = {};
  for (const { provider, apiKey, baseUrl, modelIds } of providers) {
    const key = apiKey ?? undefined;
    if (provider === 'openai') settings.OPENAI_API_KEY = key;
    if (provider === 'anthropic') settings.ANTHROPIC_API_KEY = key;
    if (provider === 'google') settings.GOOGLE_API_KEY = key;
    if (provider === 'compatible' && baseUrl !== null) {
      settings.COMPATIBLE_API_KEY = key;
      settings.COMPATIBLE_BASE_URL = baseUrl;
      settings.COMPATIBLE_MODELS = [...modelIds];
    }
  }
  return settings;
}
