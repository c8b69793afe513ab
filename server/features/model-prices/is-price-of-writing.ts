import { type SQL, sql } from 'drizzle-orm';

/** The condition that joins `model_price` to `written_questions`: the price that the model had when it wrote them. */
export const isPriceOfWriting: SQL = sql`
  model_price.model_id = written_questions.model
  and (model_price.valid_from is null or model_price.valid_from <= written_questions.written_at)
  and (model_price.valid_until is null or model_price.valid_until > written_questions.written_at)`;
