/** As SMTP allows it. */
export const emailMaximumLength = 254;

/**
 * Text, @, text, dot, text, no spaces; and only what an email can be sent to: no quotes, commas, brackets or line breaks,
 * with any of which what looks like one address can reach another. The one rule for all addresses, stored or sent to.
 */
export const emailPattern =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
