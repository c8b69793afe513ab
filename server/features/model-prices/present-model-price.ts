import type { ModelPrice } from '#contract/model-prices/model-prices.schemas.ts';
import type { ModelPriceRow } from './model-prices.table.ts';

const micros = 1_000_000;

/** A price as the API shows it, in US dollars for a million tokens. */
export function presentModelPrice({
  id,
  modelId,
  inputMicros,
  outputMicros,
  validFrom,
}: ModelPriceRow): ModelPrice {
  return {
    id,
    modelId,
    inputPerMillion: inputMicros / micros,
    outputPerMillion: outputMicros / micros,
    since: validFrom?.toISOString() ?? null,
  };
}
