/**
 * Changes with the bytes and with what is counted as a word, emoji or website, so that what another release packed is not
 * shown as something else.
 */
export const packedWordsLayout = 2;
