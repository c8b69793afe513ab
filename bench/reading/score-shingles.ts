/** Shares of the shingles of one page: in both texts, in ours alone, in the true one alone. They add up to 1. */
interface Shares {
  both: number;
  ours: number;
  theirs: number;
}

const WORDS_IN_SHINGLE = 4;

/** Compares two texts by their runs of four words, each as often as it is there. */
export function shareShingles(truth: string, found: string): Shares {
  const theirs = countShingles(truth);
  const ours = countShingles(found);
  let both = 0;
  for (const [shingle, count] of theirs) both += Math.min(count, ours.get(shingle) ?? 0);
  const sumOf = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  const all = sumOf(theirs) + sumOf(ours) - both;
  if (all === 0) return { both: 0, ours: 0, theirs: 0 };
  return { both: both / all, ours: (sumOf(ours) - both) / all, theirs: (sumOf(theirs) - both) / all };
}

/** Means over pages, as `evaluate.py` of scrapinghub/article-extraction-benchmark takes them. */
export function scoreShares(pages: Shares[]): { f1: number; precision: number; recall: number } {
  const precision = mean(
    pages.filter(({ both, ours }) => both + ours > 0).map(({ both, ours }) => both / (both + ours)),
  );
  const recall = mean(
    pages.filter(({ both, theirs }) => both + theirs > 0).map(({ both, theirs }) => both / (both + theirs)),
  );
  return { f1: (2 * precision * recall) / (precision + recall), precision, recall };
}

function countShingles(text: string): Map<string, number> {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const counts = new Map<string, number>();
  const last = Math.max(1, words.length - WORDS_IN_SHINGLE + 1);
  for (let at = 0; at < last; at += 1) {
    const shingle = words.slice(at, at + WORDS_IN_SHINGLE).join(' ');
    if (shingle !== '') counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  }
  return counts;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
