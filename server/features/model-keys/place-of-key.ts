import { modelProviderNames } from '#contract/model-keys/model-keys.ts';
import type { ModelKeyRow } from './model-keys.table.ts';

/** Where questions go with a model key: the provider's name, or the host of a compatible server. */
export function placeOfKey({ provider, baseUrl }: Pick<ModelKeyRow, 'provider' | 'baseUrl'>): string {
  return baseUrl === null ? modelProviderNames[provider] : new URL(baseUrl).host;
}
