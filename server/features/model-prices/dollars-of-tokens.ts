import { type SQL, sql } from 'drizzle-orm';

/** What the tokens of a row cost in US dollars, by the price that was joined to it; null where none is known. */
export function dollarsOfTokens(
  table: 'message' | 'written_questions' | 'chatgenie_model_use',
): SQL<number | null> {
  const of = sql.raw(table);
  // Micros for a million tokens: a million millionths.
  return sql<number | null>`(
    ${of}.input_tokens::float8 * model_price.input_micros + ${of}.output_tokens::float8 * model_price.output_micros
  ) / 1e12`;
}
