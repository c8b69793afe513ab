import { and, count, eq, gte, inArray, lt } from 'drizzle-orm';
import { openBookingStatuses } from '#contract/bookings/bookings.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { booking } from './bookings.table.ts';

/** How many calls visitors booked in a range of times, as ISO strings; without previews, and those that were cancelled. */
export async function countBookings(
  ctx: Context,
  { agentId, from, to }: { agentId?: string | undefined; from?: string | undefined; to?: string | undefined },
): Promise<number> {
  const [counted] = await ctx.db
    .select({ bookings: count() })
    .from(booking)
    .where(
      and(
        inWorkspace(ctx, booking),
        inArray(booking.status, [...openBookingStatuses]),
        eq(booking.isPreview, false),
        agentId === undefined ? undefined : eq(booking.agentId, agentId),
        from === undefined ? undefined : gte(booking.createdAt, new Date(from)),
        to === undefined ? undefined : lt(booking.createdAt, new Date(to)),
      ),
    );
  return counted?.bookings ?? 0;
}
