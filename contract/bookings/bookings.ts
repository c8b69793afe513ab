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

/**
 * `pending`: Cal.com has been asked and has not answered yet. `requested`: the host has to confirm it. `failed`: Cal.com gave no
 * answer, so that nobody knows yet; a second attempt looks first.
 */
export const bookingStatuses = [
  'pending',
  'accepted',
  'requested',
  'cancelled',
  'rejected',
  'failed',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** What happened to a booking since it was last stored; `other` for what is no news to other programs. */
export const bookingChanges = ['made', 'moved', 'cancelled', 'other'] as const;
export type BookingChange = (typeof bookingChanges)[number];

/** Those that are shown and counted. */
export const madeBookingStatuses = [
  'accepted',
  'requested',
  'cancelled',
  'rejected',
] as const satisfies readonly BookingStatus[];

/** Days with free times that one call shows. */
export const bookingDaysShown = 6;
/** In characters. */
export const bookingAnswerMaximumLength = 2_000;
