import { type SQL, sql } from 'drizzle-orm';

/** What an answer cost in US dollars, by the price that `isPriceOfAnswer` joined; null where none is known. */
export const dollarsOfAnswer: SQL<number | null> = sql<number | null>`
  (message.input_tokens::float8 * model_price.input_micros + message.output_tokens::float8 * model_price.output_micros)
  / 1e12`;
