import { listSubstrings } from '#core/searching/substrings/list-substrings.ts';
import type { Services } from '#server/context.ts';

const portion = 500;

/** An answer that was not stored by then broke off. */
const longestAnswerMs = 600_000;

/** Messages of people between a question and the next one of its conversation: they are found with it. */
const replies = `message
  where message.conversation_id = question.conversation_id and author_kind = 'person' and message.id > question.id
    and not exists (
      select from question as next
      where next.conversation_id = question.conversation_id and next.id > question.id and next.id < message.id
    )`;

/**
 * Indexes the words of questions, their answers and the replies of people by which a search finds them quickly,
 * newest first: many at once cost a fraction of what each would cost a chat. They are found without it too, so that
 * this may stop at any time.
 */
export async function indexWords(
  { pool, clock }: Pick<Services, 'pool' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const brokenOff = new Date(clock.now().getTime() - longestAnswerMs);
  for (;;) {
    signal.throwIfAborted();
    const { rows } = await pool.query<{ id: string; answerId: string | null; lastId: string; text: string }>(
      `select question.id, question.answer_id as "answerId", coalesce(replies.last_id, question.id) as "lastId",
         concat_ws(' ', asked.text, answer.text, replies.text) as text
       from (
         select id, answer_id, conversation_id from question
         where not is_indexed and (answer_id is not null or asked_at < $2)
         order by id desc limit $1
       ) as question
       left join message as asked on asked.id = question.id
       left join message as answer on answer.id = question.answer_id
       left join lateral (
         select string_agg(text, ' ') as text, max(id) as last_id from ${replies}
       ) as replies on true`,
      [portion, brokenOff],
    );
    await pool.query(
      `with indexed as (
         update question set is_indexed = true
         from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as given (id, words, answer_id, last_id)
         where question.id = given.id and not question.is_indexed and question.answer_id is not distinct from given.answer_id
           and not exists (select from ${replies} and message.id > given.last_id)
         returning question.id, workspace_id, conversation_id, given.words
       )
       insert into question_words (question_id, workspace_id, conversation_id, words)
       select id, workspace_id, conversation_id, array_to_tsvector(string_to_array(words, ' ')) from indexed
       on conflict (question_id) do update set words = excluded.words`,
      [
        rows.map(({ id }) => id),
        rows.map(({ text }) => listSubstrings(text).join(' ')),
        rows.map(({ answerId }) => answerId),
        rows.map(({ lastId }) => lastId),
      ],
    );
    if (rows.length < portion) return;
  }
}
