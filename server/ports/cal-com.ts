import type { BookingQuestion } from '#contract/bookings/bookings.schemas.ts';
import type { BookingResponses } from '#core/bookings/check-answers.ts';

/** Why an event type cannot be booked in a chat: its own page at Cal.com asks for what a chat does not. */
export type EventTypeObstacle = 'paid' | 'recurring' | 'place' | 'question' | 'verification';

export interface CalComEventType {
  id: number;
  title: string;
  minutes: number;
  /** Its booking page; empty where the address is not known. */
  url: string;
  needsConfirmation: boolean;
  /** What is asked besides name and email address. */
  questions: BookingQuestion[];
  obstacle: EventTypeObstacle | null;
}

export type CalComBookingStatus = 'accepted' | 'pending' | 'cancelled' | 'rejected';

export interface CalComBooking {
  uid: string;
  title: string;
  status: CalComBookingStatus;
  start: Date;
  end: Date;
  /** Where the call takes place, where that is a page; null for a phone call, a room, or a link that comes later. */
  meetingUrl: string | null;
  /** Our own id of it, as it was given with the order; null where it was booked elsewhere. */
  reference: string | null;
  /** The booking that this one was moved from. */
  movedFromUid: string | null;
}

export interface CalComOrder {
  eventTypeId: number;
  start: Date;
  attendee: { name: string; email: string; timeZone: string };
  responses: BookingResponses;
  /** Comes back with the booking and with every webhook about it. */
  reference: string;
}

/** What signing in gives: the access token is used like an API key, for half an hour. */
export interface CalComTokens {
  accessToken: string;
  /** Good once: with the next access token there is another one. */
  refreshToken: string;
}

/**
 * Works at Cal.com on behalf of an API key, or of an access token. All methods throw a `CalComProblem` for what Cal.com answers. What many visitors
 * read at once, event types and free times, is asked for once and kept for some seconds.
 */
export interface CalCom {
  /** Where a browser is sent to sign in, or null where no OAuth client is set up. */
  authorizationUrl(given: { state: string; codeChallenge: string; redirectUri: string }): string | null;
  /** `unauthorized` for a code that has ended or is not of this sign-in; `refused` where Cal.com does not know our client. */
  exchangeCode(given: { code: string; codeVerifier: string; redirectUri: string }): Promise<CalComTokens>;
  /** `unauthorized` where the owner has taken the access away, or the token was used before. */
  refreshTokens(refreshToken: string): Promise<CalComTokens>;
  /** Whose key it is; `unauthorized` when it is nobody's. */
  identify(key: string): Promise<{ accountName: string }>;
  listEventTypes(key: string): Promise<CalComEventType[]>;
  getEventType(key: string, id: number): Promise<CalComEventType>;
  /** Starts of free times in a half-open range, in order. The time of a booking that is to be moved counts as free. */
  listFreeTimes(
    key: string,
    range: { eventTypeId: number; from: Date; to: Date; movedUid?: string | undefined },
  ): Promise<Date[]>;
  /** Never sent twice: after `unavailable` look for it with `findBooking`. */
  book(key: string, order: CalComOrder): Promise<CalComBooking>;
  /** The booking that was made with this reference; null when there is none. */
  findBooking(
    key: string,
    order: Pick<CalComOrder, 'eventTypeId' | 'start' | 'attendee' | 'reference'>,
  ): Promise<CalComBooking | null>;
  /** As it is now: one that was moved is read where it was moved to. */
  getBooking(key: string, uid: string): Promise<CalComBooking>;
  /** The booking at its new time, which has another id. Never sent twice: after `unavailable` read it. */
  moveBooking(key: string, move: { uid: string; eventTypeId: number; start: Date }): Promise<CalComBooking>;
  /** Never sent twice, as a second one would be refused: after `unavailable` read it. */
  cancelBooking(key: string, booking: { uid: string; eventTypeId: number }): Promise<CalComBooking>;
  /** Has Cal.com post what happens to bookings to this URL, signed with the secret; the id of the webhook. */
  addWebhook(key: string, webhook: { url: string; secret: string }): Promise<string>;
  /** Does nothing where it is gone already. */
  deleteWebhook(key: string, id: string): Promise<void>;
  /** Where the visitor moves or cancels a booking. */
  manageUrl(uid: string): string;
}
