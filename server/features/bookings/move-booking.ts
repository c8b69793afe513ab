import { and, eq, inArray, ne } from 'drizzle-orm';
import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import { openBookingStatuses } from '#contract/bookings/bookings.ts';
import { isOpenBooking } from '#core/bookings/is-open-booking.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { booking } from './bookings.table.ts';
import { changeBooking } from './change-booking.ts';
import { over } from './claim-change.ts';
import { findOwnBooking, type OwnBooking } from './find-own-booking.ts';
import { presentMadeBooking } from './present-made-booking.ts';

/**
 * Moves a call to another time for its visitor. Sent again it answers the same. `slot-taken` where the time is gone,
 * `conflict` where the call is over or cancelled, `cannot-process` where it cannot be changed, `unavailable` where Cal.com does
 * not answer.
 */
export async function moveBooking(
  ctx: Context,
  own: OwnBooking,
  { start }: { start: string },
): Promise<{ booking: MadeBooking }> {
  await findOwnBooking(ctx, own);
  const startAt = new Date(start);
  if (startAt <= ctx.clock.now() || (await hasOtherAt(ctx, own, startAt))) throw failure('slot-taken');
  const row = await changeBooking(ctx, own, async (key, found, { eventTypeId }) => {
    if (found.start.getTime() === startAt.getTime()) return found;
    return ctx.calCom.moveBooking(key, { uid: found.uid, eventTypeId, start: startAt });
  });
  if (!isOpenBooking(row)) throw failure('conflict', { message: over });
  return { booking: presentMadeBooking(ctx, row) };
}

/** Whether the visitor has another call at this time, which may be with somebody else. */
async function hasOtherAt(
  ctx: Context,
  { agentId, visitorId, bookingId }: OwnBooking,
  startAt: Date,
): Promise<boolean> {
  const [other] = await ctx.db
    .select({ id: booking.id })
    .from(booking)
    .where(
      and(
        inWorkspace(ctx, booking),
        eq(booking.agentId, agentId),
        eq(booking.visitorId, visitorId),
        eq(booking.startAt, startAt),
        inArray(booking.status, ['pending', ...openBookingStatuses]),
        ne(booking.id, bookingId),
      ),
    );
  return other !== undefined;
}
