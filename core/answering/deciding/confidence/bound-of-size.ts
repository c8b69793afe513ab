const MANY_PASSAGES = 400;

/** A bound for the size of the index, between that of a small one and that of a large one. */
export function boundOfSize(
  { small, large }: { small: number; large: number },
  passageCount: number,
): number {
  return small + (large - small) * Math.min(1, passageCount / MANY_PASSAGES);
}
