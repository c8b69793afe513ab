import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { type BookingRow, booking } from './bookings.table.ts';

/** A call, and who says that they booked it. */
export interface OwnBooking {
  agentId: string;
  visitorId: string;
  bookingId: string;
}

/** The call that a visitor booked in the chat of an agent; `not-found` for any other. */
export async function findOwnBooking(
  ctx: Context,
  { agentId, visitorId, bookingId }: OwnBooking,
): Promise<BookingRow> {
  const [row] = await ctx.db
    .select()
    .from(booking)
    .where(
      and(
        inWorkspace(ctx, booking),
        eq(booking.id, bookingId),
        eq(booking.agentId, agentId),
        eq(booking.visitorId, visitorId),
      ),
    );
  if (row === undefined) throw failure('not-found');
  return row;
}
