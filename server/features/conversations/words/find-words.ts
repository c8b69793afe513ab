import { type SQL, sql } from 'drizzle-orm';
import { listSearchTerms } from '#core/searching/substrings/list-search-terms.ts';
import type { Context } from '#server/context.ts';
import { areInMessages } from './are-in-messages.ts';
import { wordsQuery } from './words-query.ts';

/**
 * A query for the questions of the workspace that have these words, or their answers, or what people replied: any
 * part of a word, an address or a number. Questions that `indexWords` has not indexed yet are searched by their text.
 * @returns rows of `question_id` and `conversation_id`
 */
export function findWords(ctx: Context, words: string): SQL {
  const terms = listSearchTerms(words);
  return sql`
    select question_id, conversation_id from question_words
    where workspace_id = ${ctx.workspace.id} and words @@ ${wordsQuery(terms)}
    union all
    select id, conversation_id from question
    where workspace_id = ${ctx.workspace.id} and not is_indexed and ${areInMessages(terms)}`;
}
