import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';

/**
 * What a model cost in a stretch of time, as the operator says. A row is never changed but for its end, so that what an answer
 * cost stays what it was.
 */
export const modelPrice = pgTable(
  'model_price',
  {
    id: text('id').primaryKey(),
    modelId: text('model_id').notNull(),
    /** Millionths of a US dollar for a million tokens. */
    inputMicros: bigint('input_micros', { mode: 'number' }).notNull(),
    outputMicros: bigint('output_micros', { mode: 'number' }).notNull(),
    /** Null: it also counts for all before. */
    validFrom: time('valid_from'),
    /** Null while it is valid. */
    validUntil: time('valid_until'),
  },
  (table) => [
    index('model_price_model_id').on(table.modelId),
    uniqueIndex('model_price_current').on(table.modelId).where(sql`valid_until is null`),
  ],
);

export type ModelPriceRow = typeof modelPrice.$inferSelect;
