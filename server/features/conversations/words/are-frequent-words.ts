import { sql } from 'drizzle-orm';
import { listSearchTerms } from '#core/searching/substrings/list-search-terms.ts';
import type { Context } from '#server/context.ts';
import { wordsQuery } from './words-query.ts';

/** From here on it is faster to look at conversations one by one, newest first, than to read all rows of the index. */
const frequentFrom = 20_000;

/** Whether so many questions of the workspace have these words that no list of them should be put together. */
export async function areFrequentWords(ctx: Context, words: string): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ found: string }>(sql`
    select count(*) as found from (
      select from question_words
      where workspace_id = ${ctx.workspace.id} and words @@ ${wordsQuery(listSearchTerms(words))}
      limit ${frequentFrom}
    ) as part`);
  return Number(rows[0]?.found) === frequentFrom;
}
