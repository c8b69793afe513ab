import type { Form } from './parse-form.ts';
import { presentFake } from './present-fake.ts';

/** A page of a list, newest first: `limit` of them, after `starting_after`. */
export function listPage<Item extends { id: string; created: number }>(
  items: Iterable<Item>,
  form: Form,
  { url, present }: { url: string; present: (item: Item) => unknown },
): unknown {
  const sorted = [...items].sort(
    (left, right) => right.created - left.created || right.id.localeCompare(left.id),
  );
  const after = sorted.findIndex(({ id }) => id === form.starting_after) + 1;
  const limit = Math.min(Number(form.limit ?? 10), 100);
  return presentFake.list(
    sorted.slice(after, after + limit).map(present),
    url,
    sorted.length > after + limit,
  );
}
