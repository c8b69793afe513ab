import { type SQL, sql } from 'drizzle-orm';
import { isPriceValidAt } from './is-price-valid-at.ts';

/** The condition that joins `model_price` to `written_questions`: the price that the model had when it wrote them. */
export const isPriceOfWriting: SQL = sql`
  model_price.model_id = written_questions.model
  and ${isPriceValidAt(sql`written_questions.written_at`)}`;
