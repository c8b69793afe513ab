import { type SQL, sql } from 'drizzle-orm';

/**
 * A `from` clause of the questions in spans of time (`starts`, `ends`) that meet a condition, as `question`. Spans are
 * few and short, which PostgreSQL cannot know: by itself it expects most questions to be in them and reads the
 * whole table. `offset 0` keeps it from joining in another order.
 */
export const questionsOfSpans = (spans: SQL, condition: SQL): SQL => sql`
  ${spans} as span
  cross join lateral (
    select question.* from question
    where question.asked_at >= span.starts and question.asked_at < span.ends and ${condition}
    offset 0
  ) as question`;

/** Joins to these the message that answered each, as `answer`, where there is one: by its id, for the same reason. */
export const answersOfThese = sql`
  left join lateral (select message.* from message where message.id = question.answer_id offset 0) as answer on true`;
