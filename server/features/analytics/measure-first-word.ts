import { sql } from 'drizzle-orm';
import type { measureFirstWord as endpoint } from '#contract/analytics/analytics.endpoints.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { matchQuestions } from '#server/features/conversations/questions/match-questions.ts';

/** Enough for a share, and quick however many there are. */
const mostAnswers = 1_000;

interface Measured extends Record<string, unknown> {
  answers: number;
  median: number | null;
  slow: number | null;
}

/** How long visitors waited for the first word of the newest answers of a range. */
export async function measureFirstWord(
  ctx: Context,
  query: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await ctx.db.execute<Measured>(sql`
    with waited as (
      select (answer.trace ->> 'firstWordMs')::float as ms
      from question join message as answer on answer.id = question.answer_id
      where ${matchQuestions(ctx, query)} and answer.trace ->> 'firstWordMs' is not null
      order by question.asked_at desc limit ${mostAnswers}
    )
    select count(*)::int as answers, percentile_disc(0.5) within group (order by ms) as median,
      percentile_disc(0.95) within group (order by ms) as slow
    from waited`);
  const { answers = 0, median = null, slow = null } = rows[0] ?? {};
  const whole = (ms: number | null) => (ms === null ? null : Math.round(ms));
  return { answers, medianMs: whole(median), slowMs: whole(slow) };
}
