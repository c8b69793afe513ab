import type { BookingAnswers, MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import type { VisitorDetails } from '../../frame-protocol.ts';
import type { Transport } from '../chat/transport.ts';

/** Sentences of the panel that booking says too. */
export interface PanelWords {
  name: string;
  email: string;
  optional: string;
  nameInvalid: string;
  emailInvalid: string;
  consentNeeded: string;
  cancel: string;
  tryAgain: string;
  tooOften: string;
  unreachable: string;
  newTab: string;
}

/** What the panel gives, and does, when a visitor books. */
export interface BookingContext {
  transport: Pick<Transport, 'callEndpoint'>;
  words: PanelWords;
  visitor: VisitorDetails;
  /** What the visitor has to agree to; empty for nothing. */
  consentText: string;
  /** Where calls can be booked outside the chat; empty for nowhere. */
  pageAddress: string;
  pageUrl: string | undefined;
  conversationId: string | undefined;
  /** Shows a part at the end of the conversation; nothing to take it away. */
  show(part?: HTMLElement): void;
  /** Adds what is finished to the conversation. */
  add(message: HTMLElement): void;
  /** `leadId` is null where no details were stored. */
  onBooked(leadId: string | null): void;
}

/** A failure of the panel's own calls: another bundle, so another class. */
export interface CallFailure {
  code?: string;
  details?: Record<string, string>;
}

/** What is typed stays, whatever time is chosen in the end. */
export interface TypedBooking {
  name: string;
  email: string;
  answers: BookingAnswers;
  hasConsented: boolean;
}

/** All that the panel does with bookings. */
export interface Booking {
  /** Shows the times that can be booked, and settles once they are there. */
  start(context: BookingContext): Promise<void>;
  /** Shows calls that can be moved or cancelled. */
  change(context: BookingContext, bookings: readonly MadeBooking[]): void;
  /** What was booked, as it is shown in the conversation. */
  draw(context: BookingContext, booking: MadeBooking): HTMLElement;
}
