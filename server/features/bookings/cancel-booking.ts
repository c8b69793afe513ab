import type { Context } from '#server/context.ts';
import { changeBooking } from './change-booking.ts';
import type { OwnBooking } from './find-own-booking.ts';

/** Cancels a call for its visitor, also where it was cancelled at Cal.com before. Fails as `moveBooking`. */
export async function cancelBooking(ctx: Context, own: OwnBooking): Promise<void> {
  await changeBooking(ctx, own, (key, { uid }, { eventTypeId }) =>
    ctx.calCom.cancelBooking(key, { uid, eventTypeId }),
  );
}
