/** Takes the first item that matches out of a list, and answers it. */
export function takeFirst<Item>(list: Item[], matches: (item: Item) => boolean): Item | undefined {
  const index = list.findIndex(matches);
  return index === -1 ? undefined : list.splice(index, 1)[0];
}
