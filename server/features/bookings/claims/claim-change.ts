import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { isOpenBooking } from '#core/bookings/is-open-booking.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { type BookingRow, booking } from '../bookings.table.ts';
import { findOwnBooking, type OwnBooking } from '../find-own-booking.ts';

export type BookedRow = BookingRow & { uid: string };

/** Longer than an attempt waits for Cal.com: one that is older has ended without a word. */
const attemptMs = 120_000;
/** How often, and after how many milliseconds, an attempt looks whether the one before it is over. */
const looks = 60;
const lookEveryMs = 300;

/**
 * A call that its visitor wants to move or cancel, for one attempt at a time: a second one waits for the first. The caller
 * gives it back by `changingUntil`. `not-found` for a call of somebody else, `conflict` for one that is over or cancelled.
 */
export async function claimChange(ctx: Context, own: OwnBooking): Promise<BookedRow> {
  for (let look = 0; look < looks; look++) {
    const row = await findOwnBooking(ctx, own);
    const now = ctx.clock.now();
    if (!isOpenBooking(row) || row.uid === null || row.endAt <= now)
      throw failure('conflict', { message: over });
    const [claimed] = await ctx.db
      .update(booking)
      .set({ changingUntil: new Date(now.getTime() + attemptMs) })
      .where(and(eq(booking.id, row.id), or(isNull(booking.changingUntil), lt(booking.changingUntil, now))))
      .returning();
    if (claimed !== undefined) return { ...claimed, uid: row.uid };
    await ctx.pause(lookEveryMs);
  }
  throw failure('unavailable');
}

export const over = 'This call is over or was cancelled.';
