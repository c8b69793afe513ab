export const passwordMinimumLength = 8;

/** Longer passwords cost hashing time and gain nothing. */
export const passwordMaximumLength = 128;
export const resetLinkMinutes = 60;
