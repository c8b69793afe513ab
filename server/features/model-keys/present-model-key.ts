import type { ModelKey } from '#contract/model-keys/model-keys.schemas.ts';
import type { ModelKeyRow } from './model-keys.table.ts';

/** A model key as the API shows it: never the key itself. */
export function presentModelKey({
  id,
  provider,
  keyEnd,
  baseUrl,
  models,
  changedAt,
  refusedAt,
}: ModelKeyRow): ModelKey {
  return {
    id,
    provider,
    keyEnd,
    baseUrl,
    models,
    changedAt: changedAt.toISOString(),
    refusedAt: refusedAt?.toISOString() ?? null,
  };
}
