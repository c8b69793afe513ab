import { type SQL, sql } from 'drizzle-orm';
import { isPriceValidAt } from './is-price-valid-at.ts';

/**
 * The condition that joins `model_price` to `message`: the price that the model had when it wrote the answer. Where another
 * answered in the end, the model that was paid for is in the trace, which is not read of the many that cost nothing.
 */
export const isPriceOfAnswer: SQL = sql`
  model_price.model_id = case when message.input_tokens > 0
    then coalesce(message.trace ->> 'askedModel', message.model) end
  and ${isPriceValidAt(sql`message.created_at`)}`;
