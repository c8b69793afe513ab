export interface Found {
  /** Slot of the index. */
  place: number;
  score: number;
}

/** Keeps the list the best `limit`, best first; of equal scores the earlier stays before. */
export function keepBest(best: Found[], found: Found, limit: number): void {
  const last = best.at(-1);
  if (best.length >= limit && last && last.score >= found.score) return;
  let at = best.length;
  while (at > 0 && (best[at - 1] as Found).score < found.score) at -= 1;
  best.splice(at, 0, found);
  if (best.length > limit) best.pop();
}
