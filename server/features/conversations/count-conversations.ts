import { type SQL, sql } from 'drizzle-orm';
import type { countConversations as endpoint } from '#contract/conversations/conversations.endpoints.ts';
import type { ConversationCounts, Figures } from '#contract/conversations/conversations.schemas.ts';
import { outcomes } from '#contract/conversations/conversations.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { calendar } from '#server/counting/calendar.ts';
import { edgePresences } from '#server/counting/edge-presences.ts';
import { isInScope } from '#server/counting/is-in-scope.ts';
import { type MeasureName, measureNames, measures } from '#server/counting/measures.ts';
import { presences } from '#server/counting/presences.ts';
import { answersOfThese, questionsOfSpans } from '#server/counting/questions-of-spans.ts';
import { refuseUnknownZone } from '#server/counting/refuse-unknown-zone.ts';
import type { Scope } from '#server/counting/scope.ts';
import { type SplitRange, splitRange } from '#server/counting/split-range.ts';
import { uncountedSpans } from '#server/counting/uncounted-spans.ts';
import { matchQuestions } from './questions/match-questions.ts';

type Query = QueryOf<typeof endpoint>;

/** A day, week or month of the zone by its first day. */
interface Counted extends Record<MeasureName, string>, Record<string, unknown> {
  day: string;
  messages: string;
  conversations: string;
  /** Those that had no message before in the range. */
  begun: string;
}

/**
 * Counts the messages of visitors in a range by outcome and by what visitors thought of the answers, and the
 * conversations that they are in: in all, and by day, week or month in the zone asked for. An outcome is that of its
 * message, whatever came later in the conversation. Most of it is read from counters: see `figures/count-days.ts`.
 */
export async function countConversations(ctx: Context, query: Query): Promise<ConversationCounts> {
  const counted = await count(ctx, query);
  const whole = figuresOf(counted);
  whole.conversations = counted.reduce((sum, { begun }) => sum + Number(begun), 0);
  return { ...whole, days: counted.map((row) => ({ day: row.day, ...figuresOf([row]) })) };
}

async function count(ctx: Context, query: Query): Promise<Counted[]> {
  const scope = { workspaceId: ctx.workspace.id, agentId: query.agentId };
  const range = splitRange(query, 'quarter');
  const { rows } = await refuseUnknownZone(() =>
    ctx.db.execute<Counted>(sql`
      with ${calendar(query, firstAndLast(ctx, query))},
      span as materialized (${uncountedSpans(scope.workspaceId, range)}),
      counted as (${countMeasures(ctx, scope, range)}), held as (${countHeld(scope, range)})
      select to_char((select days from calendar)[counted.number], 'YYYY-MM-DD') as day, counted.*,
        coalesce(held.conversations, 0) as conversations, coalesce(held.begun, 0) as begun
      from counted left join held using (number)
      order by number`),
  );
  return rows;
}

function firstAndLast(ctx: Context, { agentId, from, to }: Query): SQL {
  const where = matchQuestions(ctx, { agentId, from, to });
  return sql`
    (select asked_at as at from question where ${where} order by asked_at limit 1)
    union all (select asked_at from question where ${where} order by asked_at desc limit 1)`;
}

const starts = sql`(select starts from calendar)`;
const measureList = (each: (name: SQL, of: MeasureName) => SQL): SQL =>
  sql.join(
    measureNames.map((name) => each(sql`${sql.identifier(name)}`, name)),
    sql`, `,
  );

/** The measures of each span that has messages, by the span's `number`. */
function countMeasures(ctx: Context, scope: Scope, range: SplitRange): SQL {
  const conditions = measures(ctx.clock.now());
  const edge = range.edge
    ? sql`union all select ${range.edge.from}::timestamptz, ${range.edge.to}::timestamptz`
    : sql``;
  return sql`
    select number, sum(messages) as messages, ${measureList((name) => sql`sum(${name}) as ${name}`)}
    from (
      select width_bucket(quarter, ${starts}) as number, sum(messages) as messages,
        ${measureList((name) => sql`sum(${name}) as ${name}`)}
      from question_count
      where scope_id = ${scope.agentId ?? scope.workspaceId} and workspace_id = ${scope.workspaceId}
        and quarter >= ${range.from}::timestamptz and quarter < ${range.to}::timestamptz
      group by 1
      union all
      select width_bucket(question.asked_at, ${starts}), count(*),
        ${measureList((_, name) => sql`count(*) filter (where ${conditions[name]})`)}
      from ${questionsOfSpans(sql`(select * from span ${edge})`, isInScope(scope))}
      ${answersOfThese}
      group by 1
    ) as part
    group by number`;
}

/** How many conversations had a message in each span, by its `number`, and how many of them had none before. */
function countHeld(scope: Scope, range: SplitRange): SQL {
  const from = sql`${range.from}::timestamptz`;
  const end = sql`${range.end}::timestamptz`;
  return sql`
    select number, sum(conversations) as conversations, sum(begun) as begun
    from (
      select number,
        sum(conversations) filter (where previous is null or previous < greatest(${starts}[number], ${from})) as conversations,
        sum(conversations) filter (where previous is null or previous < ${from}) as begun
      from (
        select width_bucket(at, ${starts}) as number, previous, conversations
        from (${presences(scope, range, 'any')}) as presence
      ) as placed
      group by number
      union all
      select number,
        count(*) filter (where next is null or next >= ${end} or next >= ${starts}[number + 1]),
        count(*) filter (where next is null or next >= ${end})
      from (
        select width_bucket(at, ${starts}) as number, next from (${edgePresences(scope, range, 'any')}) as presence
      ) as placed
      group by number
    ) as part
    group by number`;
}

function figuresOf(rows: readonly Counted[]): Figures {
  const sum = (name: string): number => rows.reduce((total, row) => total + Number(row[name] ?? 0), 0);
  return {
    conversations: sum('conversations'),
    messages: sum('messages'),
    outcomes: Object.fromEntries(outcomes.map((name) => [name, sum(name)])) as Figures['outcomes'],
    ratings: { positive: sum('positive'), negative: sum('negative') },
    resolutions: { confirmed: sum('confirmed'), assumed: sum('assumed'), abandoned: sum('abandoned') },
  };
}
