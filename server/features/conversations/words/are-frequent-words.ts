import { sql } from 'drizzle-orm';
import { listSearchTerms } from '#core/searching/substrings/list-search-terms.ts';
import type { Context } from '#server/context.ts';
import { countMatching } from '#server/features/conversations/count-matching.ts';
import { wordsQuery } from './words-query.ts';

/** Below, all conversations with the words are put together quickly enough. */
const frequentFrom = 5_000;
/** Below, a page might not be found among the newest. */
const frequentShare = 1 / 60;

/** Questions are looked at around so many times, evenly between the first question and the last. */
const times = 20;
const questionsOfTime = 50;

/**
 * Whether so many conversations of the workspace are likely to have these words that they should be looked at one by
 * one, newest first, and no list of them put together. Judged by a sample, since to count them is what takes long.
 */
export async function areFrequentWords(ctx: Context, words: string): Promise<boolean> {
  const [total, share] = await Promise.all([countMatching(ctx, {}), sampleShare(ctx, words)]);
  return share >= frequentShare && share * total >= frequentFrom;
}

async function sampleShare(ctx: Context, words: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ share: number | null }>(sql`
    with ends as (
      select min(asked_at) as first, max(asked_at) as last from question where workspace_id = ${ctx.workspace.id}
    )
    select avg((question_words.words @@ ${wordsQuery(listSearchTerms(words))})::int)::real as share
    from ends cross join generate_series(1, ${times}::int) as place cross join lateral (
      select id from question
      where workspace_id = ${ctx.workspace.id} and asked_at <= first + (last - first) * place / ${times}::int
      order by asked_at desc limit ${questionsOfTime}
    ) as sampled
    join question_words on question_words.question_id = sampled.id`);
  return rows[0]?.share ?? 0;
}
