import { type SQL, sql } from 'drizzle-orm';
import type { SplitRange } from './split-range.ts';

/**
 * A query for the spans of time (`starts`, `ends`) of a range whose questions are in no counter: days that are not
 * counted, and the part of a step at the end. The part at the beginning is the range's `edge`.
 */
export function uncountedSpans(workspaceId: string | SQL, { from, to, end }: SplitRange): SQL {
  const midnight = (day: SQL) => sql`${day}::timestamp at time zone 'UTC'`;
  const lastPart =
    to === end
      ? sql``
      : sql`union all
        select ${to}::timestamptz, 'infinity'::timestamptz from counted_day
        where workspace_id = ${workspaceId} and day = (${to}::timestamptz at time zone 'UTC')::date`;
  return sql`
    select greatest(starts, ${from}::timestamptz) as starts, least(ends, ${end}::timestamptz) as ends
    from (
      select '-infinity'::timestamptz as starts, coalesce(${midnight(sql`min(day)`)}, 'infinity') as ends
      from counted_day where workspace_id = ${workspaceId}
      union all
      select ${midnight(sql`(day + 1)`)}, coalesce(${midnight(sql`next`)}, 'infinity')
      from (
        select day, lead(day) over (order by day) as next from counted_day where workspace_id = ${workspaceId}
      ) as counted
      where next is null or next > day + 1
      ${lastPart}
    ) as gap
    where greatest(starts, ${from}::timestamptz) < least(ends, ${end}::timestamptz)`;
}
