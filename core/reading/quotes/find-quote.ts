/** The same words with one space between them, and no mark where a quote was cut. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').replace(/…$/, '').trim();

/** The place of the passage that a quote is from; null where none has it. */
export function findQuote(passages: readonly string[], quote: string): number | null {
  const sought = plain(quote);
  const at = sought === '' ? -1 : passages.findIndex((text) => plain(text).includes(sought));
  return at < 0 ? null : at;
}
