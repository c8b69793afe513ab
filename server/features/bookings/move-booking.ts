import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import { isOpenBooking } from '#core/bookings/is-open-booking.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { changeBooking } from './change-booking.ts';
import { over } from './claims/claim-change.ts';
import { findOwnBooking, type OwnBooking } from './find-own-booking.ts';
import { presentMadeBooking } from './present-made-booking.ts';

/**
 * Moves a call to another time for its visitor. Sent again it answers the same. `slot-taken` where the time is gone or the
 * visitor has another call then, `conflict` where the call is over or cancelled, `cannot-process` where it cannot be changed,
 * `unavailable` where Cal.com does not answer.
 */
export async function moveBooking(
  ctx: Context,
  own: OwnBooking,
  { start }: { start: string },
): Promise<{ booking: MadeBooking }> {
  await findOwnBooking(ctx, own);
  const startAt = new Date(start);
  if (startAt <= ctx.clock.now()) throw failure('slot-taken');
  const move: Parameters<typeof changeBooking>[2] = async (key, found, { eventTypeId }) => {
    if (found.start.getTime() === startAt.getTime()) return found;
    return ctx.calCom.moveBooking(key, { uid: found.uid, eventTypeId, start: startAt });
  };
  const row = await changeBooking(ctx, own, move, startAt);
  if (!isOpenBooking(row)) throw failure('conflict', { message: over });
  return { booking: presentMadeBooking(ctx, row) };
}
