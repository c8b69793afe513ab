import type { Context } from '#server/context.ts';
import { withCalComKey } from '#server/features/cal-com/with-cal-com-key.ts';
import type { CalComEventType } from '#server/ports/cal-com.ts';
import { CalComProblem } from '#server/ports/cal-com-problem.ts';
import { failAsBooking } from '../fail-as-booking.ts';
import type { Offer } from './find-offer.ts';

/** The event type that an agent offers, as it is now at Cal.com; a failure where it cannot be booked in the chat. */
export async function readOfferedEventType(ctx: Context, { eventTypeId }: Offer): Promise<CalComEventType> {
  const read = (key: string) => ctx.calCom.getEventType(key, eventTypeId);
  const eventType = await withCalComKey(ctx, read).catch(failAsBooking);
  if (eventType.obstacle !== null) failAsBooking(new CalComProblem('refused'));
  return eventType;
}
