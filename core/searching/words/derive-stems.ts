/** Endings that English puts behind one root, as its stemmer leaves them ("deliver", "deliveri"; "pay", "payment"). */
const ENDINGS =
  'ation ition ment ness ship ance ence ant ent abl ibl ful ist ism iti eri ion ive iv ori at er or al ic th i e y t'.split(
    ' ',
  );
const SHORTEST_ROOT = 4;
/** A shorter root takes only these: "pay" and "payment" are one family, "car" and "care" are not. */
const SHORTEST_ENDING_OF_SHORT = 4;
const SHORTEST_STEM = 3;

/** Stems that may be of the same family as an English one; most of them are no words, so look them up. */
export function deriveStems(stem: string): string[] {
  if (stem.length < SHORTEST_STEM) return [];
  const derived = new Set<string>();
  const roots = [stem];
  for (const ending of ENDINGS) {
    const root = stem.slice(0, -ending.length);
    if (stem.endsWith(ending) && root.length >= SHORTEST_ROOT) roots.push(root);
  }
  for (const root of roots) {
    derived.add(root);
    for (const ending of ENDINGS) {
      if (root.length >= SHORTEST_ROOT || ending.length >= SHORTEST_ENDING_OF_SHORT)
        derived.add(root + ending);
    }
  }
  derived.delete(stem);
  return [...derived];
}
