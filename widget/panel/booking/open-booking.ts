import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import type { ChatOptions } from '../chat/chat-options.ts';
import { createNotice } from '../view/create-notice.ts';
import { createBookingContext } from './create-booking-context.ts';
import { loadBooking } from './load-booking.ts';

/** Shows the times that can be booked, or the calls that are to be moved or cancelled. Where that part cannot be loaded the visitor can try again. */
export async function openBooking(
  options: ChatOptions,
  session: Pick<WidgetSession, 'agent' | 'forms'> | undefined,
  conversationId: string | undefined,
  onBooked: (leadId: string | null) => void,
  bookings?: readonly MadeBooking[],
): Promise<void> {
  if (!session) return;
  const { words, view } = options;
  const again = () => void openBooking(options, session, conversationId, onBooked, bookings);
  const booking = await loadBooking();
  if (!booking) {
    view.setAside(createNotice(words.unreachable, [{ label: words.tryAgain, run: again }]));
    view.scrollToEnd();
    return;
  }
  const context = createBookingContext(options, session, conversationId, onBooked);
  if (bookings) booking.change(context, bookings);
  else await booking.start(context);
}
