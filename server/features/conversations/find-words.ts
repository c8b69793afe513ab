import { type SQL, sql } from 'drizzle-orm';
import { listSearchTerms } from '#core/searching/substrings/list-search-terms.ts';
import type { Context } from '#server/context.ts';
import { containing } from '#server/database/containing.ts';

/**
 * A query for the questions of the workspace that have these words, or their answers, or what people replied: any
 * part of a word, an address or a number. Questions from before there was an index are looked through themselves
 * until `indexWords` has come to them.
 * @returns rows of `question_id` and `conversation_id`
 */
export function findWords(ctx: Context, words: string): SQL {
  const terms = listSearchTerms(words);
  const query = terms.map((term) => `'${term.replaceAll(/['\\]/g, '$&$&')}':*`).join(' & ');
  // Without a word that can be searched for, nothing is found.
  const isIn = sql.join([sql`${terms.length > 0}`, ...terms.map(isInMessages)], sql` and `);
  return sql`
    select question_id, conversation_id from question_words
    where workspace_id = ${ctx.workspace.id} and words @@ ${query}::tsquery
    union all
    select id, conversation_id from question as unindexed
    where workspace_id = ${ctx.workspace.id} and not is_indexed and ${isIn}`;
}

const isInMessages = (term: string): SQL => sql`exists (
  select from message
  where (
      id = any(array[unindexed.id, unindexed.answer_id])
      or conversation_id = unindexed.conversation_id and author_kind = 'person' and id > unindexed.id
    ) and text ilike ${containing(term)})`;
