/**
 * From this cosine on, two questions count as the same. Of pairs of questions of HINT3 that are so near with the
 * shipped model, 94 percent have the same intent; most of the others are the same question in two intents.
 */
const LEAST_COSINE = 0.8;

/** Each group is compared with at most so many before it: a thousand are not compared each with each. */
const mostCompared = 100;

/**
 * Puts together groups of questions that mean about the same, although their words differ: each goes to the first group
 * that it is near to, by the vectors of their first items.
 * @param vectorOf a vector of any length, null where there is none; vectors of one call are of one model
 * @returns the groups in the order of their first items
 */
export function mergeByMeaning<Item>(
  groups: readonly (readonly Item[])[],
  vectorOf: (item: Item) => Int8Array | null,
): Item[][] {
  const merged: { items: Item[]; vector: Int8Array | null; length: number }[] = [];
  const compared: typeof merged = [];
  for (const group of groups) {
    const vector = group[0] === undefined ? null : vectorOf(group[0]);
    const length = vector === null ? 0 : Math.sqrt(dot(vector, vector));
    const isNear = (other: (typeof compared)[number]): boolean =>
      vector !== null &&
      other.vector !== null &&
      dot(vector, other.vector) >= LEAST_COSINE * length * other.length;
    const near = compared.find(isNear);
    if (near) {
      near.items.push(...group);
      continue;
    }
    const added = { items: [...group], vector, length };
    merged.push(added);
    if (vector !== null && compared.length < mostCompared) compared.push(added);
  }
  return merged.map(({ items }) => items);
}

function dot(one: Int8Array, other: Int8Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
