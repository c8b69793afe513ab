import { type SQL, sql } from 'drizzle-orm';
import { dollarsOfTokens } from '#server/features/model-prices/dollars-of-tokens.ts';

/**
 * Columns of a query over rows with tokens and their prices: the tokens `input` and `output`, `dollars` of those whose price is
 * known, and `unpriced`, the tokens of the others.
 */
export function tokenFigures(table: 'message' | 'written_questions' | 'chatgenie_model_use'): SQL {
  return sql`
    coalesce(sum(input_tokens), 0) as input, coalesce(sum(output_tokens), 0) as output,
    coalesce(sum(${dollarsOfTokens(table)}), 0) as dollars,
    coalesce(sum(input_tokens + output_tokens) filter (where model_price.id is null), 0) as unpriced`;
}
