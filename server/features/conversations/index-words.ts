import { listSubstrings } from '#core/searching/substrings/list-substrings.ts';
import type { Services } from '#server/context.ts';

const portion = 500;

/**
 * Indexes the words of questions and answers from before there was an index, newest first, so that a search finds them
 * quickly. They are found without it too, so that this may stop at any time.
 */
export async function indexWords({ pool }: Pick<Services, 'pool'>, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const { rows } = await pool.query<{ id: string; text: string }>(
      `select question.id, concat_ws(' ', asked.text, answer.text) as text
       from (select id, answer_id from question where not is_indexed order by id desc limit $1) as question
       left join message as asked on asked.id = question.id
       left join message as answer on answer.id = question.answer_id`,
      [portion],
    );
    await pool.query(
      `with indexed as (
         update question set is_indexed = true
         from unnest($1::text[], $2::text[]) as given (id, words)
         where question.id = given.id and not question.is_indexed
         returning question.id, workspace_id, conversation_id, given.words
       )
       insert into question_words (question_id, workspace_id, conversation_id, words)
       select id, workspace_id, conversation_id, array_to_tsvector(string_to_array(words, ' ')) from indexed`,
      [rows.map(({ id }) => id), rows.map(({ text }) => listSubstrings(text).join(' '))],
    );
    if (rows.length < portion) return;
  }
}
