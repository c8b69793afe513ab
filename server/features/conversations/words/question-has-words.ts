import { type SQL, sql } from 'drizzle-orm';
import { listSearchTerms } from '#core/searching/substrings/list-search-terms.ts';
import { areInMessages } from './are-in-messages.ts';
import { wordsQuery } from './words-query.ts';

/**
 * `findWords` as a condition on a row of `question`: for words that most questions have, or where other conditions leave
 * few rows. `offset 0` keeps PostgreSQL from searching the whole index instead.
 */
export function questionHasWords(words: string): SQL {
  const terms = listSearchTerms(words);
  return sql`(
    exists (
      select from (select words from question_words where question_id = question.id offset 0) as own
      where own.words @@ ${wordsQuery(terms)}
    ) or not question.is_indexed and ${areInMessages(terms)})`;
}
