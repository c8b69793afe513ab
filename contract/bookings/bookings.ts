/** How an answer to a question of an event type is given. */
export const bookingQuestionKinds = [
  'text',
  'long-text',
  'number',
  'phone',
  'url',
  'choice',
  'choices',
  'yes-no',
] as const;
export type BookingQuestionKind = (typeof bookingQuestionKinds)[number];

/** The call takes place, or will once the host confirms it (`requested`). */
export const openBookingStatuses = ['accepted', 'requested'] as const;

/** Those that are shown. */
export const madeBookingStatuses = [...openBookingStatuses, 'cancelled', 'rejected'] as const;

/**
 * Those that keep a visitor from booking the same time again. `pending`: Cal.com has been asked and has not answered yet.
 * `failed`: Cal.com gave no answer, so that nobody knows yet; a second attempt looks first.
 */
export const claimingBookingStatuses = ['pending', ...openBookingStatuses, 'failed'] as const;

export type BookingStatus = (typeof madeBookingStatuses | typeof claimingBookingStatuses)[number];

/** What happened to a booking since it was last stored; `other` for what is no news to other programs. */
export const bookingChanges = ['made', 'moved', 'cancelled', 'other'] as const;
export type BookingChange = (typeof bookingChanges)[number];

/** Days with free times that one call shows. */
export const bookingDaysShown = 6;
/** In characters. */
export const bookingAnswerMaximumLength = 2_000;
