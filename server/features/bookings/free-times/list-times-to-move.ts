import type { BookingOffer } from '#contract/bookings/bookings.schemas.ts';
import { isOpenBooking } from '#core/bookings/is-open-booking.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { over } from '../claims/claim-change.ts';
import { findOwnBooking, type OwnBooking } from '../find-own-booking.ts';
import { findFreeTimes } from './find-free-times.ts';

/** The free times that a visitor can move a call to, as `listFreeTimes`; `conflict` where it is over or cancelled. */
export async function listTimesToMove(
  ctx: Context,
  own: OwnBooking,
  when: { timeZone: string; from?: string | undefined },
): Promise<BookingOffer> {
  const { uid, title, eventTypeId, startAt, endAt, ...row } = await findOwnBooking(ctx, own);
  if (!isOpenBooking(row) || uid === null || endAt <= ctx.clock.now())
    throw failure('conflict', { message: over });
  const minutes = (endAt.getTime() - startAt.getTime()) / 60_000;
  const free = await findFreeTimes(ctx, { eventTypeId, ...when, moved: { uid, startAt } });
  return { title, minutes, questions: [], ...free };
}
