export const noteMaximumLength = 2_000;

/** Of one conversation. */
export const notesMaximum = 200;
