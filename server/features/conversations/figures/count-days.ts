import { type SQL, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { isCountedQuestion } from '#server/counting/counted.ts';
import { type MeasureName, measureNames, measures } from '#server/counting/measures.ts';
import { tallyKeys } from '#server/counting/tally-keys.ts';
import { allowMinutes } from '#server/database/allow-minutes.ts';
import { withTransaction } from '#server/database/with-transaction.ts';

/** Days counted in one transaction: changes of counted days wait for it. */
const portionDays = 14;

interface Gap extends Record<string, unknown> {
  workspaceId: string;
  first: string;
  last: string;
}

/**
 * Counts the questions of all days that are over and not counted yet, so that figures need not read the questions
 * themselves. A day is left alone until two hours after its end: an answer that is still being written belongs to it.
 */
export async function countDays(
  services: Services,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { rows } = await services.db.execute<Gap>(sql`
    select workspace.id as "workspaceId", gap.first::text, gap.last::text
    from workspace
    cross join lateral (
      select asked_at from question where workspace_id = workspace.id and ${isCountedQuestion} order by asked_at limit 1
    ) as began
    cross join lateral (
      select (began.asked_at at time zone 'UTC')::date as first, ((now() - interval '26 hours') at time zone 'UTC')::date as last
    ) as all_days
    cross join lateral (
      select min(day) as first, max(day) as last from (
        select day, day - (row_number() over (order by day))::int as island from (
          select day::date from generate_series(all_days.first::timestamp, all_days.last::timestamp, interval '1 day') as day
          except select day from counted_day where workspace_id = workspace.id
        ) as missing
      ) as numbered group by island
    ) as gap
    where (select count(*) from counted_day where workspace_id = workspace.id and day >= all_days.first and day <= all_days.last)
      <= all_days.last - all_days.first
    order by 1, 2`);
  for (const gap of rows) {
    for (const first of portionsOf(gap)) {
      signal.throwIfAborted();
      await countPortion(services, gap, first);
    }
  }
}

function portionsOf({ first, last }: Gap): string[] {
  const portions: string[] = [];
  const day = new Date(`${first}T00:00:00Z`);
  for (; day <= new Date(`${last}T00:00:00Z`); day.setUTCDate(day.getUTCDate() + portionDays))
    portions.push(day.toISOString().slice(0, 10));
  return portions;
}

function countPortion(services: Services, { workspaceId, last }: Gap, first: string): Promise<void> {
  return withTransaction(services, async ({ db }) => {
    // Two weeks of a busy customer may take longer than a page may wait.
    await allowMinutes(db);
    // A change of a counted day shares this lock, so that none is missed: see the triggers on `question`.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`counted_day ${workspaceId}`}, 0))`);
    const { rows } = await db.execute<{ day: string }>(sql`
      insert into counted_day (workspace_id, day)
      select ${workspaceId}, day
      from generate_series(${first}::timestamp, least(${last}::timestamp, ${first}::timestamp + ${`${portionDays - 1} days`}::interval), interval '1 day') as day
      on conflict do nothing
      returning day::text`);
    if (rows.length === 0) return;
    const asked = (more = sql``) => questionsOf(workspaceId, rows.map(({ day }) => day).sort(), more);
    await db.execute(countQuestions(workspaceId, asked()));
    const kinds = sql`cross join lateral (values ('any'), (question.outcome)) as of_kind (kind)`;
    await db.execute(countPresences(workspaceId, asked(kinds)));
    await db.execute(countTallies(workspaceId, asked(tallyKeys)));
  });
}

/** The questions of these days, each with its `answer`, its `day` and its `quarter` of an hour, and what `more` joins. */
function questionsOf(workspaceId: string, days: readonly string[], more: SQL): SQL {
  return sql`
    from question
    left join message as answer on answer.id = question.answer_id
    cross join lateral (
      select (question.asked_at at time zone 'UTC')::date as day, ${quarterOf(sql`question.asked_at`)} as quarter
    ) as time
    ${more}
    where question.workspace_id = ${workspaceId} and ${isCountedQuestion}
      and question.asked_at >= ${days[0]}::timestamp at time zone 'UTC'
      and question.asked_at < (${days.at(-1)}::timestamp + interval '1 day') at time zone 'UTC'
      and time.day in ${days}`;
}

const quarterOf = (time: SQL): SQL =>
  sql`date_bin('15 minutes', ${time}, '2000-01-01T00:00:00Z'::timestamptz)`;

/** Counts for an agent and for all agents of the workspace. */
const scopes = (workspaceId: string): SQL =>
  sql`cross join lateral (values (agent_id), (${workspaceId})) as scope (id)`;

function countQuestions(workspaceId: string, asked: SQL): SQL {
  const conditions = measures(null);
  const list = (each: (name: MeasureName) => SQL): SQL => sql.join(measureNames.map(each), sql`, `);
  return sql`
    insert into question_count (workspace_id, day, scope_id, quarter, messages, ${list((name) => sql.identifier(name).getSQL())})
    select ${workspaceId}, day, scope.id, quarter, count(*), ${list((name) => sql`count(*) filter (where ${sql.identifier(name)})`)}
    from (
      select question.agent_id, time.day, time.quarter, ${list((name) => sql`(${conditions[name]}) as ${sql.identifier(name)}`)}
      ${asked}
    ) as asked
    ${scopes(workspaceId)}
    group by day, scope.id, quarter`;
}

function countPresences(workspaceId: string, asked: SQL): SQL {
  return sql`
    insert into conversation_count (workspace_id, day, scope_id, kind, quarter, previous, conversations)
    select ${workspaceId}, day, scope.id, kind, quarter, previous, count(*)
    from (
      select presence.*, (
        select ${quarterOf(sql`max(earlier.asked_at)`)} from question as earlier
        where earlier.conversation_id = presence.conversation_id and earlier.asked_at < presence.quarter
          and (presence.kind = 'any' or earlier.outcome = presence.kind)
      ) as previous
      from (
        select distinct question.agent_id, question.conversation_id, time.day, time.quarter, of_kind.kind
        ${asked} and of_kind.kind is not null
      ) as presence
    ) as held
    ${scopes(workspaceId)}
    group by day, scope.id, kind, quarter, previous`;
}

function countTallies(workspaceId: string, asked: SQL): SQL {
  return sql`
    insert into question_tally (workspace_id, day, scope_id, kind, key, messages)
    select ${workspaceId}, day, scope.id, kind, key, count(*)
    from (select question.agent_id, time.day, tally.kind, tally.key ${asked}) as asked
    ${scopes(workspaceId)}
    group by day, scope.id, kind, key`;
}
