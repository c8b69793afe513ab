/**
 * How long after an event its attempts end. The schedule takes 24 hours, and an endpoint that rests delays each a little. What had
 * to wait for its turn has what is left of it.
 */
export const scheduleMs = 26 * 3_600_000;
