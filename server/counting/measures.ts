import { type SQL, sql } from 'drizzle-orm';
import { outcomes } from '#contract/conversations/conversations.ts';

/** What is counted besides the number of questions. */
export const measureNames = [
  ...outcomes,
  'positive',
  'negative',
  'confirmed',
  'assumed',
  'abandoned',
] as const;

export type MeasureName = (typeof measureNames)[number];

/**
 * Conditions on a row of `question` with its `answer` (of `message`, where there is one).
 * @param now a question counts as abandoned from an hour after it was asked; null where that hour is over for all
 */
export function measures(now: Date | null): Record<MeasureName, SQL> {
  const isOver =
    now === null ? sql`true` : sql`question.asked_at < ${now.toISOString()}::timestamptz - interval '1 hour'`;
  const ofOutcomes = Object.fromEntries(
    outcomes.map((outcome) => [outcome, sql`question.outcome = ${sql.raw(`'${outcome}'`)}`]),
  ) as Record<(typeof outcomes)[number], SQL>;
  return {
    ...ofOutcomes,
    positive: sql`answer.feedback = 'positive'`,
    negative: sql`answer.feedback = 'negative'`,
    confirmed: sql`question.outcome = 'answered' and answer.feedback = 'positive'`,
    assumed: sql`question.outcome = 'answered' and answer.feedback is null`,
    // A day is counted two hours after it is over, so an hour is known by then.
    abandoned: sql`question.outcome in ('declined', 'hedged') and answer.feedback is distinct from 'positive' and ${isOver}
      and not exists (
        select from question as later
        where later.conversation_id = question.conversation_id and (later.asked_at, later.id) > (question.asked_at, question.id)
          and later.asked_at <= question.asked_at + interval '1 hour'
      )`,
  };
}
