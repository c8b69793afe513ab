import type { Services } from '#server/context.ts';
import type { OwnProvider } from '#server/ports/language-model.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import type { ModelKeyRow } from './model-keys.table.ts';

/** A stored model key as models are opened by it. */
export function openKey(
  { secretKey }: Pick<Services, 'secretKey'>,
  { id, provider, key, baseUrl, models }: ModelKeyRow,
): OwnProvider {
  return {
    provider,
    apiKey: key === null ? null : decryptSecret(secretKey, id, key),
    baseUrl,
    modelIds: models,
  };
}
