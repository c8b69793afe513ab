import { sql } from 'drizzle-orm';
import type { countConversations as endpoint } from '#contract/conversations/conversations.endpoints.ts';
import type { ConversationCounts, Figures } from '#contract/conversations/conversations.schemas.ts';
import { type Outcome, outcomes } from '#contract/conversations/conversations.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { question } from './conversations.table.ts';
import { matchQuestions } from './match-questions.ts';

/** Either the messages of a day with an outcome, or the conversations of a day; without a day, of the whole range. */
interface Counted extends Record<string, unknown> {
  day: string | null;
  outcome: Outcome | null;
  messages: string | null;
  conversations: string | null;
}

/**
 * Counts the messages of visitors in a range by outcome, and the conversations that they are in: in all, and by day in
 * the zone asked for. An outcome is that of its message, whatever came later in the conversation. Days are found by where
 * they start, since to convert each time into the zone took most of the time with many messages.
 */
export async function countConversations(
  ctx: Context,
  { timeZone, ...query }: QueryOf<typeof endpoint>,
): Promise<ConversationCounts> {
  const counted = await count(ctx, query, timeZone);
  const byDay = Map.groupBy(counted, ({ day }) => day);
  const whole = byDay.get(null) ?? [];
  byDay.delete(null);
  const days = [...byDay]
    .map(([day, rows]) => ({ day: day ?? '', ...figuresOf(rows) }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  return { ...figuresOf([...whole, ...counted.filter(({ messages }) => messages !== null)]), days };
}

async function count(
  ctx: Context,
  query: Parameters<typeof matchQuestions>[1],
  timeZone: string,
): Promise<Counted[]> {
  try {
    const where = matchQuestions(ctx, query);
    const day = sql`width_bucket(asked_at, (select starts from calendar))`;
    const { rows } = await ctx.db.execute<Counted>(sql`
      with asked as (
        select min(asked_at at time zone ${timeZone})::date as first, max(asked_at at time zone ${timeZone})::date as last
        from (
          (select asked_at from ${question} where ${where} order by asked_at limit 1)
          union all (select asked_at from ${question} where ${where} order by asked_at desc limit 1)
        ) as ends
      ), calendar as materialized (
        -- A day starts a second after the last one of the day before: its midnight may not exist, or come twice.
        select array_agg((start - interval '1 second') at time zone ${timeZone} + interval '1 second' order by start) as starts
        from asked, generate_series(first::timestamp, last::timestamp, interval '1 day') as start
      ), counted as (
        select ${day} as number, outcome, count(*) as messages, null::bigint as conversations
        from ${question} where ${where} group by 1, outcome
        union all
        select number, null, null, count(*)
        from (select distinct ${day} as number, conversation_id from ${question} where ${where}) as held group by number
        union all
        select null, null, null, count(*)
        from (select distinct conversation_id from ${question} where ${where}) as held
      )
      select to_char(first + number - 1, 'YYYY-MM-DD') as day, outcome, messages, conversations
      from counted, asked`);
    return rows;
  } catch (error) {
    // A zone that is younger than this database.
    if (hasCode(error, '22023')) {
      const message = 'This time zone is unknown. Use a name such as Europe/Lisbon.';
      throw failure('invalid-input', { message, details: { timeZone: message } });
    }
    throw error;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && ((error as { code?: string }).code === code || hasCode(error.cause, code));

function figuresOf(rows: readonly Counted[]): Figures {
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  const figures: Figures = { conversations: 0, messages: 0, outcomes: counts };
  for (const { outcome, messages, conversations } of rows) {
    figures.messages += Number(messages ?? 0);
    figures.conversations += Number(conversations ?? 0);
    if (outcome !== null) counts[outcome] += Number(messages ?? 0);
  }
  return figures;
}
