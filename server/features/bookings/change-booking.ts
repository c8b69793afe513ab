import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { withCalComKey } from '#server/features/cal-com/with-cal-com-key.ts';
import type { CalComBooking } from '#server/ports/cal-com.ts';
import { type BookingRow, booking } from './bookings.table.ts';
import { type BookedRow, claimChange } from './claims/claim-change.ts';
import { type HeldTime, holdTime } from './claims/hold-time.ts';
import { failAsBooking } from './fail-as-booking.ts';
import type { OwnBooking } from './find-own-booking.ts';
import { storeBooking } from './store-booking.ts';

/**
 * Changes a call at Cal.com for its visitor, and stores how it is then. It is read there first: it may have been moved or
 * cancelled there, or by an attempt whose answer was lost.
 * @param change what to do with a call that takes place, as it is at Cal.com now
 * @param startAt the time that it gets by that, which is held for it
 * @returns the call, which may be cancelled; fails as `claimChange`, or where Cal.com says no
 */
export async function changeBooking(
  ctx: Context,
  own: OwnBooking,
  change: (key: string, found: CalComBooking, row: BookedRow) => Promise<CalComBooking>,
  startAt?: Date,
): Promise<BookingRow> {
  const row = await claimChange(ctx, own);
  let held: HeldTime | null = null;
  try {
    if (startAt !== undefined) held = await holdTime(ctx, row, startAt);
    const changed = await withCalComKey(ctx, async (key) => {
      const found = await ctx.calCom.getBooking(key, row.uid);
      const takesPlace = found.status === 'accepted' || found.status === 'pending';
      return takesPlace ? change(key, found, row) : found;
    }).catch(failAsBooking);
    return await storeBooking(ctx, row.id, changed, { heldId: held?.id });
  } finally {
    await held?.release();
    await ctx.db.update(booking).set({ changingUntil: null }).where(eq(booking.id, row.id));
  }
}
