/** The list with one item at another place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_item, index) => index !== from);
  const [moved] = items.slice(from, from + 1);
  return moved === undefined ? [...items] : rest.toSpliced(to, 0, moved);
}
