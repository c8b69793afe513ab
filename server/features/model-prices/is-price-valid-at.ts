import { type SQL, sql } from 'drizzle-orm';

/** The condition that a row of `model_price` was the price at a time. */
export const isPriceValidAt = (time: SQL): SQL => sql`
  (model_price.valid_from is null or model_price.valid_from <= ${time})
  and (model_price.valid_until is null or model_price.valid_until > ${time})`;
