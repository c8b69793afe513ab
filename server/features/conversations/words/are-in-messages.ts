import { type SQL, sql } from 'drizzle-orm';
import { containing } from '#server/database/containing.ts';

/**
 * A condition on a row of `question`: the terms are in its text, its answer or what people replied. Reads these texts, so
 * only for questions that are not indexed yet. Without a term that can be searched for, nothing is found.
 */
export const areInMessages = (terms: readonly string[]): SQL =>
  sql.join([sql`${terms.length > 0}`, ...terms.map(isInMessages)], sql` and `);

const isInMessages = (term: string): SQL => sql`exists (
  select from message
  where (
      message.id = any(array[question.id, question.answer_id])
      or message.conversation_id = question.conversation_id and author_kind = 'person' and message.id > question.id
    ) and text ilike ${containing(term)})`;
