import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { readLink } from '#core/markdown/read-link.ts';
import type { ChatOptions } from '../chat/chat-options.ts';
import type { BookingContext } from './booking.ts';

/** What the chat gives to the part that books. */
export function createBookingContext(
  options: ChatOptions,
  session: Pick<WidgetSession, 'agent' | 'forms'>,
  conversationId: string | undefined,
  onBooked: (leadId: string | null) => void,
): BookingContext {
  const { words, view, transport } = options;
  const page = session.agent.buttons.find(({ kind }) => kind === 'booking')?.url ?? '';
  return {
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
}
