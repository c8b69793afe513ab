import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { modelPrice } from './model-prices.table.ts';

/** Ends a price: later answers of the model count as tokens only. `not-found` for what is no current price. */
export function deleteModelPrice(services: Services, modelPriceId: string): Promise<void> {
  return withTransaction(services, async (services) => {
    const [ended] = await services.db
      .update(modelPrice)
      .set({ validUntil: services.clock.now() })
      .where(and(eq(modelPrice.id, modelPriceId), isNull(modelPrice.validUntil)))
      .returning({ modelId: modelPrice.modelId });
    if (ended === undefined) throw failure('not-found');
    await recordAudit(services, {
      action: 'model-price.deleted',
      workspaceId: null,
      subject: { id: modelPriceId, name: ended.modelId },
    });
  });
}
