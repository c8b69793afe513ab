import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { readLink } from '#core/markdown/read-link.ts';
import type { ChatOptions } from '../chat/chat-options.ts';
import { createNotice } from '../view/create-notice.ts';
import type { BookingContext } from './booking.ts';
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
  const { words, view, transport } = options;
  const again = () => void openBooking(options, session, conversationId, onBooked, bookings);
  const page = session.agent.buttons.find(({ kind }) => kind === 'booking')?.url ?? '';
  const booking = await loadBooking();
  if (!booking) {
    view.setAside(createNotice(words.unreachable, [{ label: words.tryAgain, run: again }]));
    view.scrollToEnd();
    return;
  }
  const context: BookingContext = {
    transport,
    words,
    visitor: options.readVisitor(),
    consentText: session.forms.leads?.consentText ?? '',
    pageAddress: readLink(page) ?? '',
    pageUrl: options.readPageUrl(),
    conversationId,
    show(part) {
      view.setAside(part);
      if (part) view.scrollToEnd();
    },
    add: view.add,
    onBooked,
  };
  if (bookings) booking.change(context, bookings);
  else await booking.start(context);
}
