export function dropUnsafe(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // Characters with a stroke over each are struck, in texts that know no other marks.
      .replace(/(?:(?!\u0336).\u0336){2,}/gu, '')
      .replace(UNSAFE, '')
      .replace(/[\u00A0\u2007\u202F]/g, ' ')
      // Hyphens of typesetters are typed as plain ones by those who ask.
      .replace(/[\u2010\u2011]/g, '-')
  );
}

/** Controls but tab and line feed, lone surrogates, soft hyphen, invisible marks of width and direction. */
const UNSAFE =
  /[^\P{Cc}\t\n]|\p{Surrogate}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;
