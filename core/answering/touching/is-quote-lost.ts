const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Did a page have these words before, and has them no longer?
 * @param after null for a page that is gone
 */
export function isQuoteLost(
  quote: string,
  { before, after }: { before: string; after: string | null },
): boolean {
  const words = plain(quote);
  return words !== '' && plain(before).includes(words) && !plain(after ?? '').includes(words);
}
