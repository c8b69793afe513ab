/** `O P E N I N G  H O U R S`: four or more single letters or figures in a row, one space apart. */
const SPACED = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}](?:[ \u00A0][\p{L}\p{M}\p{N}]){3,}(?![\p{L}\p{M}\p{N}])/gu;

/** Puts words together again that are set with a space between their letters; two spaces divide words. */
export function closeUpLetters(text: string): string {
  return text.replace(SPACED, (letters) =>
    /\p{L}/u.test(letters) ? letters.replace(/[ \u00A0]/g, '') : letters,
  );
}
