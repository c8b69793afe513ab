const longestInSentence = 60;

/** A clean name as it fits into a sentence: a long one without its middle, so that the ending stays. */
export function shortFileName(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= longestInSentence) return name;
  return `${letters.slice(0, longestInSentence - 15).join('')}…${letters.slice(-14).join('')}`;
}
