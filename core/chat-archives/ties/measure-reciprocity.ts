/** How often somebody turned to somebody else. */
export interface TieCount {
  from: number;
  to: number;
  count: number;
}

/** How often two people turned to each other. */
export interface TiePair {
  /** The one who did it more often. */
  one: number;
  other: number;
  there: number;
  back: number;
}

export interface Reciprocity {
  /** 1 where everybody got as much from each as they gave, 0 where nothing came back; null without a tie. */
  index: number | null;
  /** Those with most ties first. */
  pairs: TiePair[];
}

/** Of each two people the smaller count against the larger one, over all pairs: Σ min(w, w′) / Σ max(w, w′). */
export function measureReciprocity(counts: readonly TieCount[]): Reciprocity {
  const pairs = new Map<string, TiePair>();
  for (const { from, to, count } of counts) {
    if (from === to) continue;
    const [one, other] = from < to ? [from, to] : [to, from];
    const pair = pairs.get(`${one} ${other}`) ?? { one, other, there: 0, back: 0 };
    pairs.set(`${one} ${other}`, pair);
    if (from === one) pair.there += count;
    else pair.back += count;
  }
  const turned = [...pairs.values()].map(({ one, other, there, back }) =>
    there >= back ? { one, other, there, back } : { one: other, other: one, there: back, back: there },
  );
  const given = turned.reduce((sum, { there }) => sum + there, 0);
  const returned = turned.reduce((sum, { back }) => sum + back, 0);
  return {
    index: given === 0 ? null : returned / given,
    pairs: turned.toSorted((one, other) => other.there + other.back - one.there - one.back),
  };
}
