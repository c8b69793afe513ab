/** Lower case without accents, so that “cafe” finds “Café”. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether every word that was typed begins a word of the text, or is within one from three letters on. */
export function matchesWords(typed: string, text: string): boolean {
  const inText = plain(text);
  const begins = ` ${inText.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => begins.includes(` ${word}`) || (word.length > 2 && inText.includes(word)));
}
