import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import { openBookingStatuses } from '#contract/bookings/bookings.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { booking } from './bookings.table.ts';
import { presentMadeBooking } from './present-made-booking.ts';

/** More than anybody has ahead of them. */
const maximum = 10;

interface Whose {
  agentId: string;
  visitorId: string;
  /** Only what was booked in it, or before the first message of any. */
  conversationId?: string;
}

/** The calls that a visitor of an agent has booked and that are not over, in the order in which they were booked. */
export async function listComingBookings(
  ctx: Context,
  { agentId, visitorId, conversationId }: Whose,
): Promise<MadeBooking[]> {
  const rows = await ctx.db
    .select()
    .from(booking)
    .where(
      and(
        inWorkspace(ctx, booking),
        eq(booking.agentId, agentId),
        eq(booking.visitorId, visitorId),
        conversationId === undefined
          ? undefined
          : or(eq(booking.conversationId, conversationId), isNull(booking.conversationId)),
        inArray(booking.status, [...openBookingStatuses]),
        gt(booking.endAt, ctx.clock.now()),
      ),
    )
    .orderBy(asc(booking.id))
    .limit(maximum);
  return rows.map((row) => presentMadeBooking(ctx, row));
}
