import { sql } from 'drizzle-orm';
import { dollarsOfAnswer } from '#server/features/model-prices/dollars-of-answer.ts';

/**
 * Columns of a query over answers with their prices: `answers`, the tokens `input` and `output`, `dollars` of those whose price is
 * known, and `unpriced`, the tokens of the others.
 */
export const answerFigures = sql`
  count(*) as answers, coalesce(sum(input_tokens), 0) as input, coalesce(sum(output_tokens), 0) as output,
  coalesce(sum(${dollarsOfAnswer}), 0) as dollars,
  coalesce(sum(input_tokens + output_tokens) filter (where model_price.id is null), 0) as unpriced`;
