/** How much of the true text another has, and how much of the other is true, in words, each as often as it is there: 0 to 1. */
export function shareWords(truth: string, found: string): { recall: number; precision: number } {
  const theirs = wordsOf(truth);
  const ours = wordsOf(found);
  const left = new Map<string, number>();
  for (const word of ours) left.set(word, (left.get(word) ?? 0) + 1);
  let both = 0;
  for (const word of theirs) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    both += 1;
  }
  return { recall: both / Math.max(1, theirs.length), precision: both / Math.max(1, ours.length) };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
