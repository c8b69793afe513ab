/** The schedule of attempts takes 24 hours, and an endpoint that rests delays the last one a little. */
export const scheduleMs = 25 * 3_600_000;
