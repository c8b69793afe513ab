import { type SQL, sql } from 'drizzle-orm';

/** Spans of time as a calendar has them. */
export interface CalendarSpans {
  /** IANA name of the zone. */
  timeZone: string;
  unit: 'day' | 'week' | 'month';
  /** First day of a week: 0 for Sunday to 6 for Saturday. */
  weekStartsOn: number;
}

/**
 * The table `calendar`, for `with`: one row with the first days of all spans (`days`), and when those begin (`starts`).
 * Times are sorted into spans by these with `width_bucket`, since to convert each into the zone takes far longer.
 * @param ends a query for the first and the last time, as `at`; no row or null when there is none
 */
export function calendar({ timeZone, unit, weekStartsOn }: CalendarSpans, ends: SQL): SQL {
  const first = {
    day: sql`first`,
    week: sql`first - (extract(dow from first)::int - ${weekStartsOn}::int + 7) % 7`,
    month: sql`date_trunc('month', first::timestamp)`,
  }[unit];
  return sql`
    covered as (
      select min(at at time zone ${timeZone})::date as first, max(at at time zone ${timeZone})::date as last
      from (${ends}) as ends
    ), calendar as materialized (
      -- A day starts a second after the last one of the day before: its midnight may not exist, or come twice.
      select array_agg(start::date order by start) as days,
        array_agg((start - interval '1 second') at time zone ${timeZone} + interval '1 second' order by start) as starts
      from covered, generate_series((${first})::timestamp, last::timestamp, ${`1 ${unit}`}::interval) as start
    )`;
}
