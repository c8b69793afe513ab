import { sql } from 'drizzle-orm';
import type { countLeads as endpoint } from '#contract/analytics/analytics.endpoints.ts';
import type { LeadCounts } from '#contract/analytics/analytics.schemas.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { calendar } from '#server/counting/calendar.ts';
import { refuseUnknownZone } from '#server/counting/refuse-unknown-zone.ts';
import { countBookings } from '#server/features/bookings/count-bookings.ts';
import { matchLeads } from '#server/features/leads/match-leads.ts';

/** Counts the leads of a range, in all, and by day, week or month in the zone asked for, and the calls that were booked. */
export async function countLeads(ctx: Context, query: QueryOf<typeof endpoint>): Promise<LeadCounts> {
  const where = matchLeads(ctx, query);
  const ends = sql`select unnest(array[min(created_at), max(created_at)]) as at from lead where ${where}`;
  const { rows } = await refuseUnknownZone(() =>
    ctx.db.execute<{ day: string; leads: string }>(sql`
      with ${calendar(query, ends)}
      select to_char((select days from calendar)[number], 'YYYY-MM-DD') as day, leads
      from (
        select width_bucket(created_at, (select starts from calendar)) as number, count(*) as leads
        from lead where ${where} group by 1
      ) as counted
      order by number`),
  );
  const days = rows.map(({ day, leads }) => ({ day, leads: Number(leads) }));
  const leads = days.reduce((sum, { leads }) => sum + leads, 0);
  return { leads, days, bookings: await countBookings(ctx, query) };
}
