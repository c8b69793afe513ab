import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { type BookingRow, booking } from '../bookings.table.ts';
import { claimTime } from './claim-time.ts';

export interface HeldTime {
  /** Of the row that keeps it, for `storeBooking`. */
  id: string;
  /** Gives it up, where the call did not move there. */
  release(): Promise<void>;
}

/**
 * Holds the time that a call is to be moved to by a row of its own until Cal.com has answered, so that the visitor books or moves nothing
 * else there meanwhile. Null for the time that the call has; `slot-taken` where something else of the visitor's has it.
 */
export async function holdTime(ctx: Context, row: BookingRow, startAt: Date): Promise<HeldTime | null> {
  if (row.startAt.getTime() === startAt.getTime()) return null;
  const { agentId, visitorId, conversationId, eventTypeId, title, timeZone, name, email, answers } = row;
  const endAt = new Date(startAt.getTime() + row.endAt.getTime() - row.startAt.getTime());
  const { isPreview } = row;
  const moved = { agentId, visitorId, conversationId, eventTypeId, title, startAt, endAt };
  const claim = await claimTime(ctx, { ...moved, timeZone, name, email, answers, isPreview });
  if (claim === null || !claim.isMine) throw failure('slot-taken');
  const { id } = claim.row;
  return {
    id,
    async release() {
      // An attempt to book it that had no answer is as unknown as it was before.
      if (claim.isAgain) await ctx.db.update(booking).set({ status: 'failed' }).where(eq(booking.id, id));
      else await ctx.db.delete(booking).where(eq(booking.id, id));
    },
  };
}
