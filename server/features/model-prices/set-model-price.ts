import { and, eq, isNull } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { setModelPrice as endpoint } from '#contract/model-prices/model-prices.endpoints.ts';
import type { ModelPrice } from '#contract/model-prices/model-prices.schemas.ts';
import { modelPricesMaximum } from '#contract/model-prices/model-prices.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { type ModelPriceRow, modelPrice } from './model-prices.table.ts';
import { presentModelPrice } from './present-model-price.ts';

const micros = 1_000_000;

/**
 * Sets what a model costs from now on, in US dollars for a million tokens. The first price of a model counts for its earlier
 * answers too. `cannot-process` beyond the most models that prices are kept of.
 */
export async function setModelPrice(
  services: Services,
  { modelId, inputPerMillion, outputPerMillion }: BodyOf<typeof endpoint>,
): Promise<ModelPrice> {
  const now = services.clock.now();
  return withTransaction(services, async (services) => {
    const { db } = services;
    const [ended] = await db
      .update(modelPrice)
      .set({ validUntil: now })
      .where(and(eq(modelPrice.modelId, modelId), isNull(modelPrice.validUntil)))
      .returning({ id: modelPrice.id });
    const isKnown = ended !== undefined || (await db.$count(modelPrice, eq(modelPrice.modelId, modelId))) > 0;
    if (!isKnown && (await db.$count(modelPrice, isNull(modelPrice.validUntil))) >= modelPricesMaximum) {
      const message = `There are prices of ${modelPricesMaximum} models already. Delete one first.`;
      throw failure('cannot-process', { message });
    }
    const row: ModelPriceRow = {
      id: createId('mpr'),
      modelId,
      inputMicros: Math.round(inputPerMillion * micros),
      outputMicros: Math.round(outputPerMillion * micros),
      validFrom: isKnown ? now : null,
      validUntil: null,
    };
    await db.insert(modelPrice).values(row);
    await recordAudit(services, {
      action: 'model-price.changed',
      workspaceId: null,
      subject: { id: row.id, name: modelId },
      details: { input: inputPerMillion, output: outputPerMillion },
    });
    return presentModelPrice(row);
  });
}
