/** In characters. */
export const calComKeyMaximumLength = 200;
