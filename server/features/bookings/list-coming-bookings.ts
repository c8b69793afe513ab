import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { booking } from './bookings.table.ts';
import { presentMadeBooking } from './present-made-booking.ts';

/** More than anybody has ahead of them. */
const maximum = 10;

/** The calls that a visitor of an agent has booked and that are not over, in the order in which they were booked. */
export async function listComingBookings(
  ctx: Context,
  agentId: string,
  visitorId: string,
): Promise<MadeBooking[]> {
  const rows = await ctx.db
    .select()
    .from(booking)
    .where(
      and(
        inWorkspace(ctx, booking),
        eq(booking.agentId, agentId),
        eq(booking.visitorId, visitorId),
        inArray(booking.status, ['accepted', 'requested']),
        gt(booking.endAt, ctx.clock.now()),
      ),
    )
    .orderBy(asc(booking.id))
    .limit(maximum);
  return rows.map((row) => presentMadeBooking(ctx, row));
}
