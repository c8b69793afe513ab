import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { modelPrice } from './model-prices.table.ts';

/** What these tokens cost now, in US dollars; null where the price of the model is not known or there are none. */
export async function costOfUsage(
  { db }: Pick<Services, 'db'>,
  modelId: string,
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
): Promise<number | null> {
  if (inputTokens === 0 && outputTokens === 0) return null;
  const [row] = await db
    .select()
    .from(modelPrice)
    .where(and(eq(modelPrice.modelId, modelId), isNull(modelPrice.validUntil)));
  // Micros for a million tokens: a million millionths.
  return row === undefined ? null : (inputTokens * row.inputMicros + outputTokens * row.outputMicros) / 1e12;
}
