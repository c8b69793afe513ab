const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A name that somebody typed, fit for a letter to somebody else: one line, at most `maximum` letters, and nothing in it
 * that a mail program would turn into a link. Else whoever makes up a name could send strangers advertising from us.
 */
export function plainName(text: string, maximum = 60): string {
  const line = text
    .replaceAll(unseen, ' ')
    .replaceAll(/\s*:?\/\/+\s*/g, ' ')
    // An invisible break: it looks the same, and is no host name or address any more.
    .replaceAll(/(?<=[\p{L}\p{N}_-])([.@])(?=[\p{L}\p{N}_-])/gu, '$1\u200b')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length <= maximum ? line : `${letters.slice(0, maximum).join('').trimEnd()}…`;
}
