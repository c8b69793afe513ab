import { refuse } from './refuse.ts';

/** What has this id, or the error of Stripe for an id that it does not know. */
export function findIn<Item>(items: ReadonlyMap<string, Item>, id: string, kind: string): Item {
  const found = items.get(id);
  if (found === undefined) throw refuse('resource_missing', `No such ${kind}: '${id}'`, 404);
  return found;
}
