export const LETTERS_A_GRAM = 3;

/** The distinct three-letter pieces of a word with its edges marked, packed into numbers. */
export function listGrams(word: string): number[] {
  const padded = `\u0002${word}\u0003`;
  const grams: number[] = [];
  for (let at = 0; at + LETTERS_A_GRAM <= padded.length; at += 1) {
    const gram =
      padded.charCodeAt(at) * 0x1_0000_0000 +
      padded.charCodeAt(at + 1) * 0x1_0000 +
      padded.charCodeAt(at + 2);
    if (!grams.includes(gram)) grams.push(gram);
  }
  return grams;
}
