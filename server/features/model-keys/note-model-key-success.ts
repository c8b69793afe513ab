import { and, eq, isNotNull } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { type ModelKeyRow, modelKey } from './model-keys.table.ts';

/** Notes that a provider accepts a model key that it refused before. */
export async function noteModelKeySuccess(
  { db }: Pick<Services, 'db'>,
  { id }: Pick<ModelKeyRow, 'id'>,
): Promise<void> {
  await db
    .update(modelKey)
    .set({ refusedAt: null })
    .where(and(eq(modelKey.id, id), isNotNull(modelKey.refusedAt)));
}
