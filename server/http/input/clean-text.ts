/** The text without what cannot be stored: PostgreSQL has no NUL, UTF-8 no half of a surrogate pair. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}
