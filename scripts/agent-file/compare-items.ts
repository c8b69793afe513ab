interface Comparison<Item> {
  added: Item[];
  removed: Item[];
  /** In both, as they are and as they are wanted. */
  kept: { before: Item; after: Item }[];
}

/**
 * Matches what there is with what a file wants, by name.
 * @param what they are, for the sentence about two of one name
 * @throws for two of one name
 */
export function compareItems<Item>(
  present: readonly Item[],
  wanted: readonly Item[],
  nameOf: (item: Item) => string,
  what: string,
): Comparison<Item> {
  const byName = (items: readonly Item[]) => new Map(items.map((item) => [nameOf(item), item]));
  const [before, after] = [byName(present), byName(wanted)];
  if (before.size < present.length) throw new Error(`The agent has two ${what} of the same name.`);
  if (after.size < wanted.length) throw new Error(`The file has two ${what} of the same name.`);
  const kept = [...after].flatMap(([name, item]) => {
    const old = before.get(name);
    return old === undefined ? [] : [{ before: old, after: item }];
  });
  return {
    added: [...after].flatMap(([name, item]) => (before.has(name) ? [] : [item])),
    removed: [...before].flatMap(([name, item]) => (after.has(name) ? [] : [item])),
    kept,
  };
}
