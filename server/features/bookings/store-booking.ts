import { and, eq, ne, or } from 'drizzle-orm';
import type { BookingStatus } from '#contract/bookings/bookings.ts';
import { nameChange } from '#core/bookings/name-change.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import type { CalComBooking, CalComBookingStatus } from '#server/ports/cal-com.ts';
import { type BookingRow, booking } from './bookings.table.ts';

const statuses: Record<CalComBookingStatus, BookingStatus> = {
  accepted: 'accepted',
  pending: 'requested',
  cancelled: 'cancelled',
  rejected: 'rejected',
};

interface Settled {
  /** The lead that the visitor became; absent to leave it as it is. */
  leadId?: string | null;
  /** A row that holds the time for this booking, as `holdTime` makes it. */
  heldId?: string | undefined;
}

/** Stores what Cal.com says of a booking, and tells the console and the programs that want to hear of it. */
export function storeBooking(
  ctx: Context,
  bookingId: string,
  { uid, title, status, start, end, meetingUrl }: CalComBooking,
  { leadId, heldId }: Settled = {},
): Promise<BookingRow> {
  return withTransaction(ctx, async (ctx) => {
    // Locked, so that of two who settle it at once one alone has made it.
    const [before] = await ctx.db.select().from(booking).where(eq(booking.id, bookingId)).for('update');
    if (before !== undefined) await clearTime(ctx, before, start, heldId);
    const [row] = await ctx.db
      .update(booking)
      .set({
        uid,
        title,
        meetingUrl,
        status: statuses[status],
        startAt: start,
        endAt: end,
        ...(leadId === undefined ? {} : { leadId }),
      })
      .where(eq(booking.id, bookingId))
      .returning();
    if (before === undefined || row === undefined)
      throw new Error('A booking was deleted while it was made.');
    await recordEvent(ctx.db, ctx.workspace.id, {
      name: 'booking.changed',
      payload: {
        change: nameChange(before, row),
        agentId: row.agentId,
        bookingId,
        conversationId: row.conversationId,
        leadId: row.leadId,
      },
    });
    return row;
  });
}

/** Makes way for a call: what held its time for it, and what the visitor tried to book then without an answer, which was not booked. */
async function clearTime(
  ctx: Context,
  { id, agentId, visitorId }: BookingRow,
  start: Date,
  heldId = '',
): Promise<void> {
  await ctx.db
    .delete(booking)
    .where(
      and(
        inWorkspace(ctx, booking),
        eq(booking.agentId, agentId),
        eq(booking.visitorId, visitorId),
        eq(booking.startAt, start),
        or(eq(booking.status, 'failed'), eq(booking.id, heldId)),
        ne(booking.id, id),
      ),
    );
}
