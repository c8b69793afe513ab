import { eq } from 'drizzle-orm';
import type { BookingStatus } from '#contract/bookings/bookings.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { recordEvent } from '#server/jobs/record-event.ts';
import type { CalComBooking, CalComBookingStatus } from '#server/ports/cal-com.ts';
import { type BookingRow, booking } from './bookings.table.ts';

const statuses: Record<CalComBookingStatus, BookingStatus> = {
  accepted: 'accepted',
  pending: 'requested',
  cancelled: 'cancelled',
  rejected: 'rejected',
};

/** Stores what Cal.com says of a booking, and tells the console. */
export function settleBooking(
  ctx: Context,
  bookingId: string,
  { uid, title, status, start, end, meetingUrl }: CalComBooking,
  leadId?: string | null,
): Promise<BookingRow> {
  return withTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(booking)
      .set({
        ...{ uid, title, meetingUrl },
        status: statuses[status],
        startAt: start,
        endAt: end,
        ...(leadId === undefined ? {} : { leadId }),
      })
      .where(eq(booking.id, bookingId))
      .returning();
    if (row === undefined) throw new Error('A booking was deleted while it was made.');
    await recordEvent(ctx.db, ctx.workspace.id, {
      name: 'booking.changed',
      payload: { agentId: row.agentId, bookingId, conversationId: row.conversationId, leadId: row.leadId },
    });
    return row;
  });
}
