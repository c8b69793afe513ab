/**
 * The new list with those of the old one that must not go yet, each where it was: what somebody works at stays under
 * their hands although the list has changed.
 */
export function keepInPlace<Item>(
  before: readonly Item[],
  now: readonly Item[],
  keyOf: (item: Item) => string,
  isKept: (item: Item) => boolean,
): Item[] {
  const known = new Set(now.map(keyOf));
  const list = [...now];
  before.forEach((item, index) => {
    if (isKept(item) && !known.has(keyOf(item))) list.splice(Math.min(index, list.length), 0, item);
  });
  return list;
}
