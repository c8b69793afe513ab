import { readQuery } from '#core/crawling/urls/read-query.ts';
import type { Frontier } from './frontier.ts';

/** Counts an accepted address with those that differ from it by the values of their query alone. */
export function countVariant(frontier: Frontier, url: string): void {
  const query = readQuery(url);
  if (query === null) return;
  frontier.variants ??= {};
  const sets = frontier.variants[query.path] ?? {};
  const set = sets[query.names] ?? { accepted: 0, values: {} };
  set.accepted += 1;
  for (const [name, value] of query.parameters) {
    const values = set.values[name] ?? {};
    values[value] = true;
    set.values[name] = values;
  }
  sets[query.names] = set;
  frontier.variants[query.path] = sets;
}
